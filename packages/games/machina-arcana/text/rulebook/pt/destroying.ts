import type { destroying as chapter } from '../../../rulebook/destroying.ts';

/** Destroying, banishing and controlling monsters, in Brazilian Portuguese. */
export const destroying: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/destroying.1': 'Um monstro é destruído quando tem 0 de saúde ou está em um fosso.',
  'ma/destroying.2':
    'Sua habilidade “quando morre” é resolvida. Se isso acontece no turno de um explorador, esse explorador recupera 1 essência, não importa quem o causou.',
  'ma/destroying.3':
    'Se o nível dele não é 4 e está abaixo do nível dos monstros atual, sua carta e sua miniatura saem do jogo. Caso contrário, a carta vai virada para cima para a pilha de monstros destruídos.',
  'ma/destroying.4':
    'Um monstro exilado sai como um destruído, e sua carta vai para o mesmo lugar [ma/destroying.3]; mas ninguém recupera essência, habilidades “quando morre” não acontecem, e ele não conta como destruído.',
  'ma/destroying.5':
    'Quem controla um monstro toma todas as decisões do turno dele. O monstro conta como astuto; pode ser levado para um fosso e atacar monstros. Nas habilidades dele, “explorador” passa a ser qualquer unidade que não ele mesmo.',
  'ma/destroying.6':
    '“Controle agora” dá ao monstro um turno na hora, dentro do seu, com o vigor indicado; o turno dele na fase dos monstros vem como de costume. “Controle o próximo turno dele” dá a você as decisões desse turno. Nos dois casos, as rolagens feitas nele contam como feitas no seu turno [ma/attacks.5], e os monstros destruídos nele também [ma/destroying.2].',
  'ma/destroying.7':
    'Um monstro controlado paga suas ações como um monstro astuto [ma/monsters.14], e não precisa se aproximar de ninguém.',
  'ma/destroying.8': 'Um monstro recolocado na fila vai para o fim dela, com a saúde que tem.',
  'ma/destroying.9':
    'Um chefe não é destruído por fossos nem por um efeito que simplesmente destrói, e não pode ser exilado, controlado ou trocado de posição. Só a perda de toda a saúde o destrói. Se é empurrado, para antes de um fosso.',
};
