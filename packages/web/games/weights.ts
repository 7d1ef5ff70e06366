/** How much a fact matters to somebody who missed it; 0: it need not be told again; 4: it upsets what they meant to do, and must not pass unseen. */
export type Weight = 0 | 1 | 2 | 3 | 4;

/** What facts of each kind weigh where they are about the onlooker, and where they are not; what is not listed weighs nothing. */
export type Weights<Fact extends { readonly is: string }> = {
  readonly [Is in Fact['is']]?: readonly [yours: Weight, others: Weight];
};

/** Facts weighed by their kinds. */
export const weighedBy =
  <Fact extends { readonly is: string }>(weights: Weights<Fact>) =>
  ({ is }: Fact, isYours: boolean): Weight => {
    const weight = weights[is as Fact['is']]; // the kind of a fact is one of the kinds
    return weight?.[isYours ? 0 : 1] ?? 0;
  };
