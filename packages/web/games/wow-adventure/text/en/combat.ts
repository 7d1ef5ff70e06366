import type { CombatText } from '../combat-text.ts';

const facesThat = (n: number): string => {
  if (n === 0 || n === 6) return n === 0 ? 'no face is enough' : 'every face is enough';
  return n === 1 ? 'one face in six is enough' : `${n} faces in six are enough`;
};

export const combat: CombatText = {
  combat: 'Combat',
  attacker: 'Attacker',
  defender: 'Defender',
  steps: { roll: 'Roll', powers: 'Powers', ranged: 'Ranged', melee: 'Melee', end: 'End' },
  may: {
    met: (name) => `${name} may avoid the fight`,
    before: (name) => `${name} may play cards before the roll`,
    rolled: (name) => `${name} may roll again`,
    after: (name) => `${name} may play cards after the roll`,
    missed: (name) => `${name} missed and may play a card`,
    attacked: (name) => `${name} may play cards after the attacks`,
  },

  attacks: (name) => `${name} attacks`,
  order: { first: 'first', after: 'afterwards', together: 'at the same time' },

  die: 'Die',
  notRolled: 'Not rolled yet',
  face: (face) => (face === 6 ? 'sword (6)' : String(face)),
  parts: { base: 'Base', power: 'Power' },
  atLeast: (n) => `at least ${n}`,

  percent: (n) => `${n}%`,
  chance: ({ name, percent, damage }) => `${name} hits in ${percent}% of all rolls, for ${damage} damage`,
  reasons: {
    faces: ({ attack, defense, faces }) =>
      `Die and attack (${attack}) together must reach the defense (${defense}): ${facesThat(faces)}.`,
    powers: 'What the dice set off changes that, and so does an attack that comes first.',
    cards: 'Cards that may still be played are not counted.',
  },
  needs: (face) => (face === 6 ? 'needs a sword' : `needs ${face} or more`),
  always: 'always hits',
  never: 'can’t hit',

  hits: 'Hit',
  missesBy: (n) => `Miss by ${n}`,
  wouldHit: 'Would hit',
  wouldMissBy: (n) => `Would miss by ${n}`,
  spared: 'Won’t get to attack',
  tooLate: 'Fell before attacking',
  makesNoAttack: 'Makes no attack',

  damage: (n) => `${n} damage`,
  beats: 'beats it',
  defeats: (n) => `${n} damage: defeat`,

  reward: 'Reward',
  played: 'Played',
  fallen: { foe: 'Beaten', hero: 'Defeated' },
  putAside: 'Show the map',
  showFight: 'Back to the combat',
};
