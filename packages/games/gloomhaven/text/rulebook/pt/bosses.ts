import type { bosses as chapter } from '../../../rulebook/bosses.ts';

/** Bosses, in Brazilian Portuguese. */
export const bosses: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/bosses.1':
    'Cada chefe tem a própria carta de atributos, mas todos usam o baralho de habilidades comum "Chefe".',
  'gh/bosses.2':
    'Os chefes não são nem normais nem elite; efeitos restritos a monstros normais ou elite não os afetam.',
  'gh/bosses.2a': 'Uma habilidade que mata um monstro normal na hora não pode visar um chefe.',
  'gh/bosses.3':
    'As cartas do baralho Chefe remetem às ações especiais 1 e 2, descritas na carta de atributos do chefe e, se complexas, no Livro de Cenários.',
  'gh/bosses.3a':
    'A ação especial 1 do primeiro chefe da campanha é ir até a próxima porta e revelar a sala: o chefe abre a porta, embora para os monstros uma porta fechada seja normalmente uma parede [gh/terrain.6].',
  'gh/bosses.4': 'Os atributos de um chefe podem depender do número de personagens P.',
  'gh/bosses.4a':
    'Com pontos de vida impressos como 10 x P e três personagens, o chefe tem 30 pontos de vida.',
  'gh/bosses.5':
    'Um chefe é imune às condições listadas na sua carta; as outras partes de um ataque o afetam normalmente.',
  'gh/bosses.5a':
    'Um chefe imune a ATORDOAR é atingido por um Ataque 4 com ATORDOAR: o dano é causado, e ATORDOAR não é aplicado.',
  'gh/bosses.6':
    'No resto, os chefes seguem todas as regras dos monstros: foco, movimento, o baralho de modificadores comum, dinheiro ao morrer, a menos que tenham aparecido por uma regra do cenário.',
  'gh/bosses.7': 'O movimento forçado afeta um chefe, a menos que a sua carta ou o cenário diga outra coisa.',
};
