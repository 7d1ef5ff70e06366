import type { ChapterId } from '../../../rulebook.ts';

/** The titles of the chapters in Brazilian Portuguese. */
export const titles: Readonly<Record<ChapterId, string>> = {
  setup: 'Preparação',
  boasting: 'Fase das Bravatas',
  boast: 'As seis Bravatas',
  ready: 'Preparar-se para o Desafio',
  numbers: 'Os números',
  turn: 'O turno',
  damage: 'Dano, Ferimentos e Morte',
  abilities: 'As Habilidades',
  end: 'Fim do jogo',
  two: 'Regras para dois jogadores',
  cases: 'Casos',
  rulings: 'Decisões',
};
