import type { reading as chapter } from '../../../rulebook/reading.ts';

/** How the icons of the printed summary are read, in Brazilian Portuguese. */
export const reading: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/reading.1': 'Um número dentro de um círculo ao lado de uma ação é o vigor que ela custa.',
  'ma/reading.2':
    '“3+” no espaço de capítulo apagado e “4+” no espaço de surgimento são custos de 3 e 4 essências, não números a obter no dado: esses têm um ícone próprio.',
  'ma/reading.3':
    'O 3 no círculo dos ataques de alavancas e barris conta dados, não vigor, e esses dados são pretos.',
  'ma/reading.4':
    'Um quadrado cheio é um dado de ataque poderoso, ou seja, preto; um quadrado vazado é um dado de ataque básico, ou seja, branco.',
  'ma/reading.5': 'Os números em negrito nas tabelas de ações dos monstros são custos em vigor.',
  'ma/reading.6':
    'Não existe sanidade. A vontade é só a defesa contra ataques arcanos, e o horror é uma fase, um índice e um baralho.',
};
