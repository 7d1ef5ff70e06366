import { flagWords } from '@tavolo/box';
import type { TableOptionWords } from '../option-words.ts';

export const optionWords: TableOptionWords = {
  scenario: { title: 'Scenario' },
  characters: {
    title: 'Personaggi',
    value: (value) => ({
      label: String(value),
      says: 'Distribuiti a turno tra i posti. Se si gioca in meno, qualcuno ne guida due o più. Ognuno ne ha almeno uno.',
    }),
  },
  characterLevel: {
    title: 'Livello dei personaggi',
    value: (level) =>
      level === 0
        ? { label: 'Ognuno il suo', says: 'Ognuno sceglie il livello dei propri personaggi.' }
        : {
            label: String(level),
            says: 'Un livello più alto dà più carte e talenti tra cui scegliere, e mostri più forti.',
          },
  },
  difficulty: { title: 'Difficoltà', value: (value) => difficulties[value] },
  level: {
    title: 'Livello dello scenario',
    value: (level) =>
      level === null
        ? { label: 'Consigliato', says: 'Dipende dai livelli dei personaggi e dalla difficoltà.' }
        : { label: String(level), says: 'Si gioca a questo livello, qualunque sia quello dei personaggi.' },
  },
  openInformation: flagWords('Mani e piani', {
    off: {
      label: 'Nascosti',
      says: 'Ognuno vede solo la propria mano, quindi ci si parla per accenni. Chi guida da solo tutti i personaggi vede tutto, e mostri e trappole sono di un livello superiore.',
    },
    on: {
      label: 'Scoperti',
      says: 'Tutti vedono mani e scelte. Mostri e trappole sono di un livello superiore.',
    },
  }),
  reducedRandomness: flagWords('Carte 2x e nullo', {
    off: { label: 'Come stampate', says: 'Raddoppiano un attacco o lo annullano.' },
    on: { label: 'Attenuate', says: 'Valgono +2 e −2.' },
  }),
  neighboursSee: flagWords('Linea di vista tra esagoni adiacenti', {
    on: { label: 'Sempre', says: 'Due miniature adiacenti senza una parete in mezzo si vedono sempre.' },
    off: {
      label: 'Dagli angoli',
      says: 'Gli angoli che toccano una parete possono coprire la vista anche tra miniature adiacenti.',
    },
  }),
  jumpPaysDifficult: flagWords('Atterrare su terreno difficile', {
    on: { label: 'Costa 2', says: 'L’ultimo esagono di un salto costa come un passo.' },
    off: { label: 'Costa 1', says: 'Un salto ignora il terreno difficile, anche dove atterra.' },
  }),
  tiesAgreed: flagWords('Giocatori a pari iniziativa', {
    on: {
      label: 'Si accordano',
      says: 'I giocatori dicono chi va per primo. Se non sono d’accordo, decide il caso.',
    },
    off: { label: 'Decide il caso', says: 'Si tira a sorte chi va per primo.' },
  }),
  dungeonPenalties: {
    title: 'Penalità di un dungeon casuale',
    value: (value) => penalties[value],
  },
};

const difficulties = {
  easy: { label: 'Facile', says: 'Mostri, trappole, esperienza e oro sono di un livello inferiore.' },
  normal: { label: 'Normale', says: 'Il livello consigliato per i personaggi.' },
  hard: { label: 'Difficile', says: 'Mostri, trappole, esperienza e oro sono di un livello superiore.' },
  'very-hard': {
    label: 'Molto difficile',
    says: 'Mostri, trappole, esperienza e oro sono di due livelli più alti.',
  },
};

const penalties = {
  recommended: {
    label: 'Consigliate',
    says: 'Nessuna nella prima stanza, la minore nella seconda, la maggiore nella terza.',
  },
  none: { label: 'Nessuna', says: 'Le stanze non hanno penalità.' },
  major: { label: 'Maggiori', says: 'Tutte e tre le stanze hanno la loro penalità maggiore.' },
};
