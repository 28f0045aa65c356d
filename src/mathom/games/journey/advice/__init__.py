"""What the advisor weighs its options with."""
