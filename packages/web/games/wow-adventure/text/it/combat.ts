import { count } from '@tavolo/language/it';
import type { CombatText } from '../combat-text.ts';

const facesThat = (n: number): string => {
  if (n === 0 || n === 6) return n === 0 ? 'non basta nessuna faccia' : 'basta qualsiasi faccia';
  return n === 1 ? 'basta una faccia su sei' : `bastano ${n} facce su sei`;
};

export const combat: CombatText = {
  combat: 'Combattimento',
  attacker: 'Attaccante',
  defender: 'Difensore',
  steps: { roll: 'Tiro', powers: 'Poteri', ranged: 'Distanza', melee: 'Mischia', end: 'Fine' },
  may: {
    met: (name) => `${name} può evitare lo scontro`,
    before: (name) => `${name} può giocare carte prima del tiro`,
    rolled: (name) => `${name} può ritirare il dado`,
    after: (name) => `${name} può giocare carte dopo il tiro`,
    missed: (name) => `${name} ha mancato e può giocare una carta`,
    attacked: (name) => `${name} può giocare carte dopo gli attacchi`,
  },

  attacks: (name) => `${name} attacca`,
  order: { first: 'prima', after: 'dopo', together: 'in contemporanea' },

  die: 'Dado',
  notRolled: 'Non ancora tirato',
  face: (face) => (face === 6 ? 'spada (6)' : String(face)),
  parts: { base: 'Base', power: 'Potere' },
  atLeast: (n) => `almeno ${n}`,

  percent: (n) => `${n}%`,
  chance: ({ name, percent, damage }) =>
    `${name} colpisce nel ${percent}% dei tiri e infligge ${count(damage, 'danno', 'danni')}`,
  reasons: {
    faces: ({ attack, defense, faces }) =>
      `Dado e attacco (${attack}) insieme devono raggiungere la difesa (${defense}): ${facesThat(faces)}.`,
    powers: 'Ciò che i dadi attivano cambia questo valore, e così un attacco che arriva prima.',
    cards: 'Le carte che si possono ancora giocare non sono contate.',
  },
  needs: (face) => (face === 6 ? 'serve una spada' : `serve ${face} o più`),
  always: 'colpisce sempre',
  never: 'non può colpire',

  hits: 'A segno',
  missesBy: (n) => `Mancato di ${n}`,
  wouldHit: 'Andrebbe a segno',
  wouldMissBy: (n) => `Mancherebbe di ${n}`,
  spared: 'Non farà in tempo',
  tooLate: 'A terra prima di attaccare',
  makesNoAttack: 'Non attacca',

  damage: (n) => count(n, 'danno', 'danni'),
  beats: 'lo batte',
  defeats: (n) => `${count(n, 'danno', 'danni')}: sconfitta`,

  reward: 'Ricompensa',
  played: 'Giocate',
  fallen: { foe: 'A terra', hero: 'A terra' },
  putAside: 'Mostra la mappa',
  showFight: 'Torna al combattimento',
};
