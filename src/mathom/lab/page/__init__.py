"""Reports as pages: HTML files that need nothing else, in the look of the table."""

from mathom.lab.page.pages import arena_page, simulation_page

__all__ = ["arena_page", "simulation_page"]
