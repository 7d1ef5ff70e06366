import type { damage as chapter } from '../../../rulebook/damage.ts';

/** Damage and how it is negated, in Brazilian Portuguese. */
export const damage: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/damage.1': 'O dano em um personagem reduz os seus pontos de vida nessa quantidade.',
  'gh/damage.2':
    'Em vez de sofrer o dano de uma única fonte, de qualquer tamanho e origem, um jogador pode perder uma carta da mão ou duas cartas da pilha de descarte; o dano passa então a 0.',
  'gh/damage.2a':
    'Um monstro atinge por 6 e o jogador tem 3 cartas na mão: perdendo uma delas, não sofre dano, e a carta vai para a pilha de cartas perdidas.',
  'gh/damage.2b':
    'Uma armadilha causa 5 de dano e o jogador não tem cartas na mão, mas tem 4 descartadas: perdendo duas delas, não sofre dano.',
  'gh/damage.3':
    'Negar o dano cancela só o dano; as condições e os outros efeitos do ataque valem mesmo assim.',
  'gh/damage.3a': 'O dano de um ataque de 4 com ATORDOAR é negado: o personagem fica atordoado mesmo assim.',
  'gh/damage.4':
    'As cartas selecionadas para a rodada e ainda não jogadas não estão nem na mão nem descartadas e não podem ser usadas para negar o dano.',
  'gh/damage.4a':
    'As únicas cartas de um jogador são as duas selecionadas: o dano causado antes do seu turno não pode ser negado.',
  'gh/damage.5': 'Uma carta da mão e uma do descarte não formam um par válido.',
  'gh/damage.6':
    'A decisão é tomada quando se conhece o valor final, depois da carta de modificador e do Escudo.',
  'gh/damage.7':
    'Cada fonte de dano é negada separadamente: cada ataque de um ataque múltiplo, cada hexágono perigoso, cada retaliação.',
  'gh/damage.7a':
    'Dois monstros atacam por 3 e por 2: para evitar os dois danos, o jogador perde duas cartas da mão ou paga duas vezes de outra forma válida.',
  'gh/damage.8':
    'Só personagens podem negar o dano; criaturas invocadas, monstros e figuras aliadas não podem.',
  'gh/damage.9':
    'O dano que um personagem causa a si mesmo com a própria ação é obrigatório, mas pode ser negado como qualquer outro [gh/A-09].',
  'gh/damage.10':
    'Bônus que evitam dano (bônus persistentes, itens) são aplicados antes de decidir sobre as cartas.',
  'gh/damage.11': 'Dano de 0 ou menos não é dano e não ativa nada.',
  'gh/damage.12':
    'Um personagem com 0 pontos de vida ou menos fica exausto [gh/round.23]; no jogo normal não há outra morte.',
  'gh/damage.13':
    'Monstros, criaturas invocadas e objetivos com 0 pontos de vida são removidos [gh/attack.21].',
  'gh/damage.14': 'O dano em excesso é ignorado.',
};
