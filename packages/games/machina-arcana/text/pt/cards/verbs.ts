/** A verb as cards need it: an order, what somebody does, and behind `pode`. */
export type Verb = {
  readonly you: string;
  readonly one: string;
  readonly infinitive: string;
  /** What somebody does who is not named, where the verb is reflexive. */
  readonly alone?: string;
};

/** A verb in ar: ative, ativa, ativar. */
const inAr = (stem: string, order = `${stem}e`): Verb => ({
  you: order,
  one: `${stem}a`,
  infinitive: `${stem}ar`,
});

/** A verb in er: mova, move, mover. */
const inEr = (stem: string): Verb => ({ you: `${stem}a`, one: `${stem}e`, infinitive: `${stem}er` });

/** The same, of whoever does it to themselves: mova-se, se move, move-se. */
const reflexive = ({ you, one, infinitive }: Verb): Verb => ({
  you: `${you}-se`,
  one: `se ${one}`,
  infinitive: `se ${infinitive}`,
  alone: `${one}-se`,
});

/** The verbs of cards, by what they do. */
export const verbs = {
  activate: inAr('ativ'),
  add: inAr('acrescent'),
  attack: inAr('atac', 'ataque'),
  banish: inAr('exil'),
  choose: inEr('escolh'),
  close: inAr('fech'),
  control: inAr('control'),
  destroy: { you: 'destrua', one: 'destrói', infinitive: 'destruir' },
  draw: inAr('compr'),
  giveBack: { you: 'devolva', one: 'devolve', infinitive: 'devolver' },
  look: inAr('olh'),
  lose: { you: 'perca', one: 'perde', infinitive: 'perder' },
  lower: { you: 'diminua', one: 'diminui', infinitive: 'diminuir' },
  make: { you: 'faça', one: 'faz', infinitive: 'fazer' },
  move: reflexive(inEr('mov')),
  pull: inAr('pux'),
  push: inAr('empurr'),
  put: inAr('coloc', 'coloque'),
  raise: inAr('aument'),
  resolve: inEr('resolv'),
  restore: inAr('recuper'),
  roll: inAr('rol'),
  send: inAr('mand'),
  shuffle: inAr('embaralh'),
  spawn: { you: 'faça surgir', one: 'faz surgir', infinitive: 'fazer surgir' },
  suffer: inEr('sofr'),
  swap: inAr('troc', 'troque'),
  take: inAr('tir'),
  takeBack: { you: 'pegue de volta', one: 'pega de volta', infinitive: 'pegar de volta' },
  teleport: reflexive(inAr('teletransport')),
  turnInto: inAr('transform'),
  unequip: inAr('desequip'),
  use: inAr('us'),
  zero: inAr('zer'),
} satisfies Readonly<Record<string, Verb>>;
