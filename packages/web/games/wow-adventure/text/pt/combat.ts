import type { CombatText } from '../combat-text.ts';

const facesThat = (n: number): string => {
  if (n === 0 || n === 6) return n === 0 ? 'nenhuma face basta' : 'qualquer face basta';
  return n === 1 ? 'uma face em seis basta' : `${n} faces em seis bastam`;
};

export const combat: CombatText = {
  combat: 'Combate',
  attacker: 'Atacante',
  defender: 'Defensor',
  steps: {
    roll: 'Rolagem',
    powers: 'Poderes',
    ranged: 'À distância',
    melee: 'Corpo a corpo',
    end: 'Fim',
  },
  may: {
    met: (name) => `${name} pode evitar a luta`,
    before: (name) => `${name} pode jogar cartas antes da rolagem`,
    rolled: (name) => `${name} pode rolar de novo`,
    after: (name) => `${name} pode jogar cartas depois da rolagem`,
    missed: (name) => `${name} errou e pode jogar uma carta`,
    attacked: (name) => `${name} pode jogar cartas depois dos ataques`,
  },

  attacks: (name) => `${name} ataca`,
  order: { first: 'primeiro', after: 'depois', together: 'ao mesmo tempo' },

  die: 'Dado',
  notRolled: 'Ainda não rolado',
  face: (face) => (face === 6 ? 'espada (6)' : String(face)),
  parts: { base: 'Base', power: 'Poder' },
  atLeast: (n) => `no mínimo ${n}`,

  percent: (n) => `${n}%`,
  chance: ({ name, percent, damage }) =>
    `${name} acerta em ${percent}% das rolagens e causa ${damage} de dano`,
  reasons: {
    faces: ({ attack, defense, faces }) =>
      `O dado somado ao ataque (${attack}) precisa alcançar a defesa (${defense}): ${facesThat(faces)}.`,
    powers: 'O que os dados ativam muda esse valor, assim como um ataque que vem antes.',
    cards: 'As cartas que ainda podem ser jogadas não entram na conta.',
  },
  needs: (face) => (face === 6 ? 'precisa de uma espada' : `precisa de ${face} ou mais`),
  always: 'sempre acerta',
  never: 'não pode acertar',

  hits: 'Acertou',
  missesBy: (n) => `Errou por ${n}`,
  wouldHit: 'Acertaria',
  wouldMissBy: (n) => `Erraria por ${n}`,
  spared: 'Não chega a atacar',
  tooLate: 'Caiu antes de atacar',
  makesNoAttack: 'Não ataca',

  damage: (n) => `${n} de dano`,
  beats: 'vence o encontro',
  defeats: (n) => `${n} de dano: derrota`,

  reward: 'Recompensa',
  played: 'Jogadas',
  fallen: { foe: 'Vencido', hero: 'Derrota' },
  putAside: 'Mostrar o mapa',
  showFight: 'Voltar ao combate',
};
