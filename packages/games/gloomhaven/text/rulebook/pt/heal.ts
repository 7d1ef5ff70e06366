import type { heal as chapter } from '../../../rulebook/heal.ts';

/** Heal, in Brazilian Portuguese. */
export const heal: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/heal.1': 'Curar X devolve X pontos de vida à figura que cura ou a um aliado.',
  'gh/heal.2':
    '"Curar X, Alcance Y" pode afetar qualquer aliado a até Y hexágonos na linha de visão, ou quem cura; "Curar X, Próprio", só quem cura.',
  'gh/heal.2a': 'Com Curar 3, Alcance 2 e nenhum aliado ao alcance, quem cura pode escolher a si mesmo.',
  'gh/heal.3': 'Os pontos de vida nunca passam do máximo da figura.',
  'gh/heal.3a': 'Um personagem com 9 de 10 pontos de vida que recebe Curar 4 fica com 10.',
  'gh/heal.4':
    'VENENO e FERIMENTO mudam o resultado de uma cura [gh/conditions.9], [gh/conditions.11], [gh/conditions.12].',
  'gh/heal.5':
    'Também se pode escolher uma figura com todos os pontos de vida, por exemplo para remover FERIMENTO.',
  'gh/heal.6': 'Inimigos nunca podem ser afetados por uma cura.',
  'gh/heal.7':
    'Tudo o que é descrito como cura conta como cura: o descanso longo, as poções e os efeitos de cura das cartas de modificador, que curam a figura que comprou a carta.',
  'gh/heal.7a':
    'Um personagem com FERIMENTO compra um modificador adicional "Curar 2, Próprio": quando o ataque é resolvido, ele perde FERIMENTO e recupera 2 pontos de vida.',
  'gh/heal.8': 'Criaturas invocadas e figuras aliadas podem ser curadas até seus pontos de vida impressos.',
  'gh/heal.9': 'Uma cura que afeta várias figuras é aplicada a cada uma separadamente.',
};
