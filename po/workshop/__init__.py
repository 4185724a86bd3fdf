# SPDX-License-Identifier: GPL-3.0-or-later
"""What makes, checks and shows translations; po/workshop.py is its entry."""
