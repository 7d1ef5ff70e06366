/**
 * Something for every question of a game, by its name, and for no other: a question that nothing is said to does not
 * compile. `Open` is the union of the questions, as they are shown or as counsel is told of them.
 */
export type ForQuestions<Open extends { readonly name: string }, Rest extends readonly unknown[], Said> = {
  readonly [Name in Open['name']]: (question: Extract<Open, { readonly name: Name }>, ...rest: Rest) => Said;
};

/** What a table says to a question. Throws for one from elsewhere that it does not know, such as of a later version. */
export function forQuestion<Open extends { readonly name: string }, Rest extends readonly unknown[], Said>(
  table: ForQuestions<Open, Rest, Said>,
  question: Open,
  ...rest: Rest
): Said {
  const name: Open['name'] = question.name;
  if (!Object.hasOwn(table, name)) throw new Error(`nothing is known of the question ${name}`);
  const says = table[name] as (question: Open, ...rest: Rest) => Said; // found by the question's own name
  return says(question, ...rest);
}
