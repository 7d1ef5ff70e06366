/** One effect, said in a language: who does what. */
export type Clause = {
  /** Empty where the verb alone tells, as in an order. */
  readonly subject: string;
  /** What is done or is so, behind the subject. */
  readonly says: string;
  /** The same where it may be left undone: `you may`, `push the target`; `null`: that can't be said so. */
  readonly may: { readonly who: string; readonly does: string } | null;
  /** Whose clause it is, where its subject does not tell. */
  readonly side?: string;
  /** A statement of its own, which is joined to no other. */
  readonly apart?: true;
};

/** What is so, whoever does what. */
export const itIs = (says: string): Clause => ({ subject: '', says, may: null, apart: true });
