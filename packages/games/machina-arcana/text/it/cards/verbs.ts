/** A verb as cards need it: an order, what somebody does, and behind `può` and `puoi`. */
export type Verb = {
  readonly you: string;
  readonly one: string;
  readonly infinitive: string;
  /** Behind `puoi`, where it is reflexive. */
  readonly yours?: string;
};

/** A verb in are: attacca, attaccare. */
const inAre = (stem: string): Verb => ({ you: `${stem}a`, one: `${stem}a`, infinitive: `${stem}are` });

/** A verb in ere: spingi, spinge, spingere. */
const inEre = (stem: string): Verb => ({ you: `${stem}i`, one: `${stem}e`, infinitive: `${stem}ere` });

/** A verb in gliere: scegli, sceglie, scegliere. */
const inGliere = (stem: string): Verb => ({
  you: `${stem}gli`,
  one: `${stem}glie`,
  infinitive: `${stem}gliere`,
});

/** A reflexive verb in are: scambiati, si scambia. */
const inArsi = (stem: string): Verb => ({
  you: `${stem}ati`,
  one: `si ${stem}a`,
  infinitive: `${stem}arsi`,
  yours: `${stem}arti`,
});

/** The verbs of cards, by what they do. */
export const verbs = {
  activate: inAre('attiv'),
  add: { you: 'aggiungi', one: 'aggiunge', infinitive: 'aggiungere' },
  attack: inAre('attacc'),
  banish: inAre('esili'),
  bring: inAre('port'),
  bringBack: inAre('riport'),
  choose: inGliere('sce'),
  close: inEre('chiud'),
  control: inAre('controll'),
  destroy: inEre('distrugg'),
  draw: inAre('pesc'),
  look: inAre('guard'),
  lose: inEre('perd'),
  lower: inAre('abbass'),
  make: { you: 'fai', one: 'fa', infinitive: 'fare' },
  move: { you: 'muoviti', one: 'si muove', infinitive: 'muoversi', yours: 'muoverti' },
  moveAway: inArsi('allontan'),
  pull: inAre('tir'),
  push: inEre('sping'),
  put: inEre('mett'),
  raise: inAre('alz'),
  resolve: inEre('risolv'),
  restore: inAre('recuper'),
  roll: inAre('lanci'),
  shift: inAre('spost'),
  shuffle: inAre('mescol'),
  spawn: inAre('gener'),
  suffer: { you: 'subisci', one: 'subisce', infinitive: 'subire' },
  swap: inArsi('scambi'),
  take: inGliere('to'),
  takeBack: inEre('riprend'),
  teleport: inArsi('teletrasport'),
  trade: inAre('scambi'),
  turnInto: inAre('trasform'),
  unequip: inAre('disequipaggi'),
  use: inAre('us'),
} satisfies Readonly<Record<string, Verb>>;
