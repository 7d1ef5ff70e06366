/** What is stored of a table does not make a table: it was damaged, or is of a game that is not here. */
export class DamagedTable extends Error {}
