# SPDX-License-Identifier: GPL-3.0-or-later
"""As much of a window manager as the tests need: it hears which states windows
ask for (the screen of with-display has no other one), and grants them as
the Extended Window Manager Hints have it."""

import ctypes

CLIENT_MESSAGE = 33
PROP_MODE_REPLACE = 0
ATOM = 4  # the type of atoms
SUBSTRUCTURE_NOTIFY = 1 << 19
ADD = 1


class ClientMessage(ctypes.Structure):
    """XClientMessageEvent."""
    _fields_ = [('type', ctypes.c_int), ('serial', ctypes.c_ulong),
                ('send_event', ctypes.c_int), ('display', ctypes.c_void_p),
                ('window', ctypes.c_ulong), ('message', ctypes.c_ulong),
                ('format', ctypes.c_int), ('data', ctypes.c_long * 5)]


class Event(ctypes.Union):
    _fields_ = [('type', ctypes.c_int), ('client', ClientMessage),
                ('room', ctypes.c_long * 24)]


class WindowManager:
    """To be there before the windows are."""

    def __init__(self):
        self.x = ctypes.CDLL('libX11.so.6')
        for name in ('XOpenDisplay', 'XDefaultRootWindow', 'XInternAtom'):
            getattr(self.x, name).restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))
        self.state = self.atom('_NET_WM_STATE')
        self.granted = set()  # windows and states
        root = ctypes.c_ulong(self.x.XDefaultRootWindow(self.display))
        self.x.XSelectInput(self.display, root,
                            ctypes.c_long(SUBSTRUCTURE_NOTIFY))
        self.x.XSync(self.display, 0)

    def atom(self, name):
        return self.x.XInternAtom(self.display, name.encode(), 0)

    def asked(self, name):
        """Whether a window asks to be put into that state (True) or out of it
        (False); None if none asks for what is not so already. It is done as
        asked."""
        wanted = None
        event = Event()
        while self.x.XPending(self.display) > 0:
            self.x.XNextEvent(self.display, ctypes.byref(event))
            told = event.client
            if (event.type != CLIENT_MESSAGE or told.message != self.state or
                    self.atom(name) not in told.data[1:3]):
                continue
            here = (told.window, name)
            if (told.data[0] == ADD) == (here in self.granted):
                continue
            wanted = told.data[0] == ADD
            self.granted ^= {here}
            states = (ctypes.c_ulong * 1)(self.atom(name))
            self.x.XChangeProperty(
                self.display, ctypes.c_ulong(told.window),
                ctypes.c_ulong(self.state), ctypes.c_ulong(ATOM), 32,
                PROP_MODE_REPLACE, states, 1 if wanted else 0)
            # the window knows before the next key comes
            self.x.XSync(self.display, 0)
        return wanted
