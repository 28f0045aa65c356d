# Decks: building, looking at them, trying them out.
setup-deck-rule = { $flaw } [{ $rule }]
setup-deck-line = Line { $line }: { $flaw }
setup-deck-no-bearer = The deck has no Ring-bearer.
setup-deck-bearer = { $card } cannot be the Ring-bearer.
setup-deck-no-ring = The deck has no One Ring.
setup-deck-ring = { $card } is not The One Ring.
setup-deck-second = { $card }: a deck has one Ring-bearer and one Ring.
setup-deck-small = { $n ->
    [one] The draw deck has one card; it needs { $least }.
   *[other] The draw deck has { $n } cards; it needs { $least }.
}
setup-deck-side = { $card } does not belong in the draw deck.
setup-deck-halves = { $free ->
    [one] One Free Peoples card
   *[other] { $free } Free Peoples cards
} and { $shadow ->
    [one] one Shadow card
   *[other] { $shadow } Shadow cards
}: it must be equally many.
setup-deck-copies = { $n } cards with the title of { $card }; at most { $most }.
setup-deck-site = { $card } is no site.
setup-deck-no-site = A site with the number { $number } is missing.
setup-deck-no-sites = Sites with the numbers { $numbers } are missing.
setup-deck-site-twice = { $card } is a second site with the number { $number }.
setup-deck-unknown = There is no card “{ $text }”.
setup-deck-unknown-near = There is no card “{ $text }”. Did you mean { $number } { $near }?
setup-deck-ambiguous = “{ $text }” may mean { $numbers }. Give the number.
setup-deck-unreadable = This cannot be read: “{ $text }”. Write a number of copies and a card.
setup-deck-count = { $n } copies will not do.
setup-deck-more = { $n ->
    [one] One more line cannot be read.
   *[other] { $n } more lines cannot be read.
}
setup-deck-long = The deck text is too long: { $n } characters, at most { $most }.
setup-deck-kept-size = Ring-bearer, Ring and { $n } cards.
setup-deck-kept-halves = { $n } cards each of the Free Peoples and the Shadow.
setup-deck-kept-copies = No title more than { $most } times.
setup-deck-kept-sites = { $n } sites, one of each number.

decks-title = Decks
decks-all = All decks
decks-own = Your decks
decks-about = They stay on this device. A server keeps only those that a match is played with.
decks-none = None yet. Start empty, or take a ready-made deck as a model.
decks-new = New deck
decks-import = Read in
decks-starters = Ready-made decks
decks-starters-about = A click makes a copy that you can change.
decks-origin-product = Starter of 2002
decks-origin-own = by Mathom
decks-nameless = Deck without a name
decks-name = Name of the deck
decks-copy-of = { $name } (copy)
decks-copy-this = Copy { $name }
decks-share-this = Share { $name }
decks-delete-this = Delete { $name }
decks-gone = “{ $name }” is deleted.
decks-undo = Undo
decks-too-many = There is no room for another deck on this device. Delete one.
decks-play = Play with it
decks-deck = Deck
decks-draw-deck = Draw deck
decks-collection = Collection
decks-found = { $n } of { $all } cards fit
decks-order = Order
decks-order-culture = Culture, kind
decks-order-cost = Cost
decks-order-title = Name
decks-as-cards = As cards
decks-as-rows = As a list
decks-keys = Arrow keys: another card. Plus and minus: one more or less in the deck. Enter: read it.
decks-in-deck = { $card }: { $n } in the deck
decks-more = One more: { $card }
decks-less = One less: { $card }
decks-lay = On the path
decks-lies = On it
decks-wear = Take
decks-worn = Taken
decks-slot-ring_bearer = Ring-bearer
decks-slot-ring = The One Ring
decks-take-away = Take it out
decks-legality = What the rules say
decks-legal = Can be played.
decks-flaw = Wrong:
decks-and-more = (and { $n } more)
decks-costs = Twilight costs
decks-cost-line = Cost { $cost }: { $free } Free Peoples, { $shadow } Shadow
decks-cultures = Cultures
decks-strays = Does not belong here
decks-nothing-yet = Nothing yet.
decks-path = Path
decks-path-about = Nine sites, one of each number. A tap exchanges one.
decks-place = Place { $number }: { $site }
decks-place-empty = still empty
decks-place-choose = Site with the number { $number }
decks-free = free
decks-shadow = Shadow
decks-pane-collection = Collection
decks-pane-deck = Deck
decks-pane-path = Path
decks-pane-numbers = Numbers
decks-as-text = As text
decks-text = Deck as text
decks-text-about = Each line: how many, number, name. The number counts, the name is for people; alone it will do if it means one card only.
decks-line = Line { $line }:
decks-file = Open a file
decks-save = As a file
decks-copy = Copy
decks-copied = Copied
decks-take = Take it
decks-take-what-works = Take what works
decks-share = Link to the deck
decks-share-about = The deck is in the link itself; no server keeps it. Whoever opens it gets a copy.
decks-shared = A deck from a link
decks-shared-about = Somebody has shared this deck. If you take it, you have a copy of your own.
decks-shared-take = To my decks
decks-shared-leave = Leave it
decks-hand = Test hand
decks-hand-of = { $n ->
    [one] One card in hand
   *[other] { $n } cards in hand
}
decks-started = Who starts beside the Ring-bearer?
decks-dealing = Shuffling …
decks-draw-one = One more card
decks-draw-again = Draw again
decks-measure = Measure the deck
decks-measure-short = Measure
decks-measure-legal = Only a deck that can be played can be measured.
decks-measure-about = Bots play it against another deck, with seats changed every other time. Whoever closes this window ends it.
decks-against = Against
decks-matches = Matches
decks-measure-start = Measure
decks-measure-stop = Stop
decks-measuring = The first match is being played …
decks-measured = { $of ->
    [one] Won { $won } of one match
   *[other] Won { $won } of { $of } matches
}
decks-interval = With 95 % confidence it wins between { $low } and { $high }.
