/**
 * For the end of a `switch` over all events: the types check that nothing is left for it, so an event of
 * the engine that a drawing does not know is an error before anybody plays. A page that is older than its
 * server may still meet one: then the table stays as it is until the next one comes.
 */
export function unheardOf<Table>(table: Table, _event: never): Table {
  return table;
}
