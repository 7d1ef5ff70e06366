import type { words as chapter } from '../../../rulebook/words.ts';

/** Words with one meaning each, in Brazilian Portuguese. */
export const words: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/words.1':
    'Uma unidade é um explorador ou um monstro. Um barril é uma unidade especial, que só pode ser atacada [ma/map.12].',
  'ma/words.2': 'Um espaço está livre se é transitável e não há nenhuma unidade nele.',
  'ma/words.3':
    'Dois espaços são adjacentes se se tocam, por um lado ou por um canto, e não há parede nem porta fechada entre eles [ma/map.4].',
  'ma/words.4':
    'Os passos são o comprimento de um caminho a pé, contado como os monstros o contam [ma/monsters.3]. Um alcance, assim como “a até tantos espaços”, é a distância em linha reta na grade [ma/map.10]. Uma coisa nunca se mistura com a outra.',
  'ma/words.5': 'A sua peça é aquela em que está a sua miniatura.',
  'ma/words.6':
    'O explorador ativo é aquele de quem é o turno. Na fase de surgimento é o explorador que está fazendo o teste, embora isso não seja um turno. Na fase de horror e na dos monstros não há nenhum.',
  'ma/words.7': 'Um explorador está vivo até morrer. Está no mapa se está vivo e não saiu por uma saída.',
  'ma/words.8':
    'Um espaço com uma ficha de explorado está explorado: já foi usado. Um espaço com duas está destruído, e para sempre. Um espaço com uma ficha de luz está iluminado. Um espaço de capítulo sem fichas está apagado.',
  'ma/words.9':
    'Tudo o que está em vigor altera os números impressos nas cartas. Nada é arredondado, porque nada é dividido; a única exceção é a atualização das regras [ma/ending.11].',
};
