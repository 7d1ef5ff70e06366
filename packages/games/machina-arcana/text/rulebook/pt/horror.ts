import type { horror as chapter } from '../../../rulebook/horror.ts';

/** The horror phase and events, in Brazilian Portuguese. */
export const horror: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/horror.1':
    'No começo da fase de horror, os marcadores de horror voltam para o lado do baralho de eventos de horror.',
  'ma/horror.2': 'O dado de jogo é rolado uma única vez para o grupo todo.',
  'ma/horror.3': 'Se a rolagem é pelo menos igual ao índice de horror, não há evento, e o índice sobe 1.',
  'ma/horror.4':
    'Se a rolagem é menor que o índice de horror, compra-se um evento de horror, e a ameaça sobe 1.',
  'ma/horror.5': 'A ordem é: o evento entra em jogo, o índice volta ao valor inicial [ma/Q2], a ameaça sobe.',
  'ma/horror.6':
    'Um evento de horror relacionado fica com o monstro que indica e lhe dá habilidades enquanto ele viver. É destruído junto com o monstro, também se este for exilado.',
  'ma/horror.7':
    'Qualquer outro evento de horror fica virado para cima na pilha. O do topo é o evento de horror atual, e todo monstro pode usar suas habilidades ativas.',
  'ma/horror.8':
    'Quando o baralho de eventos de horror fica vazio, sua pilha é embaralhada e vira o baralho, menos o evento atual. O mesmo vale para os eventos de explorador e para os baralhos de itens.',
  'ma/horror.9':
    'O que é disparado pelo começo da fase de horror vem depois da volta dos marcadores e antes da rolagem, começando pelo capítulo.',
  'ma/horror.10':
    'Antes do primeiro evento não há evento atual. Um evento relacionado nunca se torna o atual.',
  'ma/horror.11':
    'Um evento de horror relacionado que não encontra monstro faz o que prevê para esse caso e é destruído. Um monstro pode ter vários eventos.',
  'ma/horror.12':
    'Um ataque feito por um evento não tem atacante: nada que fale do atacante funciona contra ele. Uma única rolagem vale para todos os que ele indica.',
  'ma/horror.13':
    'A habilidade “entra em jogo” de um novo evento é resolvida antes que a carta seja posta sobre o atual; uma habilidade passiva do evento coberto só acaba então.',
  'ma/horror.14':
    'Um evento de explorador relacionado fica com o seu explorador até ser destruído ou até o explorador morrer. O evento de explorador atual serve a todos os exploradores.',
};
