"""The rules, a file for each chapter of the rulebook or part of one; `steps.py` lists the steps."""
