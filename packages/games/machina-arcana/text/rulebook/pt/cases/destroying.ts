import type { casesDestroying as chapter } from '../../../../rulebook/cases/destroying.ts';

/** Cases of destroying, banishing and controlling, in Brazilian Portuguese. */
export const casesDestroying: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K131':
    'No nível dos monstros 3, um monstro de nível 2 é destruído: sua carta sai do jogo. Uma de nível 3 vai para a pilha de destruídos, e uma de nível 4 também, no nível dos monstros 5.',
  'ma/K132':
    'Em seu turno, Prys puxa a alavanca, e um monstro morre em uma armadilha: ela recupera 1 essência. Na fase dos monstros ninguém recuperaria.',
  'ma/K133':
    'Gire a Chave exila um Foguista Oco: ninguém recupera essência, as costuras não estouram, e Promessa do Caçador não o conta. Segundo Sino, que também fala em exilar, conta.',
  'ma/K134':
    'No turno de Rourke, o Fio de Marionete controla um Roedor da Salmoura ao lado de um Foguista Oco e lhe dá 3 de vigor. Ele ataca o Foguista e o mata: Rourke recupera 1 essência, e poderia ter aumentado a rolagem.',
  'ma/K135':
    'O Roedor da Salmoura que Rourke controla está ao lado de um fosso e é levado a entrar nele: é destruído, e Rourke recupera 1 essência.',
  'ma/K136': 'Alguém gostaria de usar a Chave do Silêncio no Coração: ele não pode ser escolhido como alvo.',
  'ma/K137':
    'Um monstro é empurrado para um fosso: é destruído, e sua habilidade “quando morre” é resolvida.',
};
