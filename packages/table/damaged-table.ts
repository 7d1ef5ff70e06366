/** What is stored does not make a table: it was damaged, or its game is not here. */
export class DamagedTable extends Error {}
