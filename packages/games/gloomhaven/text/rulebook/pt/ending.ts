import type { ending as chapter } from '../../../rulebook/ending.ts';

/** The end of a scenario, in Brazilian Portuguese. */
export const ending: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/ending.1':
    'Um cenário termina em sucesso ou em fracasso. Quando a condição de sucesso ou de fracasso se cumpre, a rodada é jogada até o fim, e então o cenário termina.',
  'gh/ending.1a':
    'O objetivo é matar todos os inimigos, e o último morre na iniciativa 15: os jogadores que vêm depois na rodada ainda têm os seus turnos e podem saquear ou ganhar experiência.',
  'gh/ending.2':
    '"Matar todos os inimigos" exige que todas as salas tenham sido reveladas e que não reste nenhum inimigo.',
  'gh/ending.2a':
    'Uma coisa com pontos de vida, como um altar ou uma porta, não é um inimigo neste sentido: não é preciso destruí-la.',
  'gh/ending.3':
    'O fracasso ocorre quando todos os personagens estão exaustos, ou por uma condição de fracasso do cenário.',
  'gh/ending.4':
    'Se sucesso e fracasso ocorrem na mesma rodada, decide o que ocorreu primeiro; se vierem no mesmo instante, o cenário é um sucesso [gh/A-14].',
  'gh/ending.5':
    'Tanto no sucesso quanto no fracasso, cada personagem soma ao seu total a experiência ganha no cenário.',
  'gh/ending.6':
    'Tanto no sucesso quanto no fracasso, cada ficha de dinheiro saqueada é convertida em ouro de acordo com o nível do cenário N; o que não foi saqueado não é ganho.',
  'gh/ending.6a': 'Um personagem com 4 fichas em N = 3 ganha 12 de ouro.',
  'gh/ending.7':
    'Tanto no sucesso quanto no fracasso, todas as cartas de habilidade voltam, todos os itens são renovados e os pontos de vida voltam ao máximo.',
  'gh/ending.8':
    'Tanto no sucesso quanto no fracasso, as cartas de bênção, de maldição e com estrela são removidas dos baralhos de todos os personagens e do baralho dos monstros, que voltam assim a estar completos.',
  'gh/ending.9': 'Todos os objetivos de batalha, cumpridos ou não, são embaralhados de volta no seu baralho.',
  'gh/ending.10':
    'Só no sucesso um personagem que cumpriu o seu objetivo de batalha recebe as marcas de verificação impressas nele.',
  'gh/ending.10a':
    'Um personagem cumpriu o seu objetivo, mas o cenário fracassou: ele não ganha marcas de verificação.',
  'gh/ending.11':
    'As marcas de verificação são anotadas na hora, e cada terceira marca dá na hora uma vantagem de personagem.',
  'gh/ending.12': 'Só no sucesso cada personagem ganha experiência bônus de 4 + 2N.',
  'gh/ending.12a':
    'Um cenário em N = 2 é um sucesso: cada personagem, inclusive os exaustos, ganha 8 de experiência além da própria.',
  'gh/ending.13':
    'Os personagens exaustos participam de tudo: experiência e dinheiro próprios, objetivo de batalha, recompensas, experiência bônus. A exaustão não traz penalidade.',
  'gh/ending.14': 'Em uma campanha, o sucesso também dá o texto da conclusão e as recompensas listadas.',
  'gh/ending.15': 'Fora de uma campanha, experiência e ouro apenas medem o desempenho.',
  'gh/ending.16':
    'Depois de um fracasso, o grupo pode voltar à cidade ou tentar de novo na hora, sem um evento de estrada.',
  'gh/ending.17': 'Os jogadores podem combinar de desistir de um cenário, que conta como fracasso.',
  'gh/ending.18': 'Mesmo que o cenário fracasse, os tesouros numerados já saqueados continuam ganhos.',
};
