import { flagWords } from '@tavolo/box';
import type { TableOptionWords } from '../option-words.ts';

export const optionWords: TableOptionWords = {
  scenario: { title: 'Cenário' },
  characters: {
    title: 'Personagens',
    value: (value) => ({
      label: String(value),
      says: 'Distribuídos um a um entre os jogadores. Se houver menos jogadores, alguns controlam dois ou mais; cada um tem pelo menos um.',
    }),
  },
  characterLevel: {
    title: 'Nível dos personagens',
    value: (level) =>
      level === 0
        ? { label: 'Cada um escolhe', says: 'Cada um escolhe o nível dos seus personagens.' }
        : {
            label: String(level),
            says: 'Um nível mais alto dá mais cartas e vantagens para escolher, e monstros mais fortes.',
          },
  },
  difficulty: { title: 'Dificuldade', value: (value) => difficulties[value] },
  level: {
    title: 'Nível do cenário',
    value: (level) =>
      level === null
        ? { label: 'Recomendado', says: 'Depende dos níveis dos personagens e da dificuldade.' }
        : { label: String(level), says: 'O cenário usa este nível, seja qual for o dos personagens.' },
  },
  openInformation: flagWords('Mãos e planos', {
    off: {
      label: 'Escondidos',
      says: 'Cada um vê só a própria mão, então falem por indiretas. Quem controla todos os personagens vê tudo, e monstros e armadilhas ficam um nível acima.',
    },
    on: {
      label: 'Abertos',
      says: 'Todos veem mãos e escolhas. Monstros e armadilhas ficam um nível acima.',
    },
  }),
  reducedRandomness: flagWords('Cartas 2x e nula', {
    off: { label: 'Como impressas', says: 'Dobram um ataque ou o anulam.' },
    on: { label: 'Atenuadas', says: 'Valem +2 e −2.' },
  }),
  neighboursSee: flagWords('Linha de visão entre hexágonos adjacentes', {
    on: { label: 'Sempre', says: 'Figuras adjacentes sem parede no meio sempre se veem.' },
    off: {
      label: 'Pelos cantos',
      says: 'Cantos que tocam uma parede podem bloquear a visão até entre figuras adjacentes.',
    },
  }),
  jumpPaysDifficult: flagWords('Saltar para terreno difícil', {
    on: { label: 'Custa 2', says: 'O último hexágono de um salto custa tanto quanto um passo.' },
    off: { label: 'Custa 1', says: 'Um salto ignora o terreno difícil, mesmo onde termina.' },
  }),
  tiesAgreed: flagWords('Jogadores empatados na iniciativa', {
    on: { label: 'Combinam', says: 'Os jogadores dizem quem vai primeiro. Se discordarem, a sorte decide.' },
    off: { label: 'A sorte decide', says: 'Um sorteio diz quem vai primeiro.' },
  }),
  dungeonPenalties: {
    title: 'Penalidades de uma masmorra aleatória',
    value: (value) => penalties[value],
  },
};

const difficulties = {
  easy: { label: 'Fácil', says: 'Monstros, armadilhas, experiência e ouro ficam um nível abaixo.' },
  normal: { label: 'Normal', says: 'O nível recomendado para os personagens.' },
  hard: { label: 'Difícil', says: 'Monstros, armadilhas, experiência e ouro ficam um nível acima.' },
  'very-hard': {
    label: 'Muito difícil',
    says: 'Monstros, armadilhas, experiência e ouro ficam dois níveis acima.',
  },
};

const penalties = {
  recommended: {
    label: 'Recomendadas',
    says: 'Nenhuma na primeira sala, a menor na segunda, a maior na terceira.',
  },
  none: { label: 'Nenhuma', says: 'As salas não trazem penalidades.' },
  major: { label: 'Maiores', says: 'As três salas trazem a penalidade maior.' },
};
