import type { exploration as chapter } from '../../../rulebook/exploration.ts';

/** The exploration phase, in Brazilian Portuguese. */
export const exploration: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/exploration.1': 'Se há fichas de descoberta no espaço do herói, todas são reveladas juntas.',
  'wow/exploration.2': 'O herói ativo escolhe em que ordem as fichas reveladas são resolvidas.',
  'wow/exploration.3':
    'Uma ficha de fundo vermelho é resolvida na hora; uma de fundo verde é guardada virada para cima para depois.',
  'wow/exploration.4':
    'Se havia alguma ficha, o espaço não dá recurso ao herói neste turno, nem mesmo depois que as fichas se foram.',
  'wow/exploration.5': 'Se não havia ficha e o espaço tem recursos, o herói deve usar exatamente um deles.',
  'wow/exploration.6': 'O herói pode escolher um recurso que não fará nada.',
  'wow/exploration.7': 'Um espaço sem ícones não dá nada.',
  'wow/exploration.8':
    'Uma ficha resolvida é descartada, a menos que diga outra coisa; uma ficha guardada é descartada quando é gasta.',
  'wow/exploration.9':
    'As fichas descartadas são postas de lado. Quando a última ficha da reserva é colocada, as que estão de lado são misturadas viradas para baixo e formam uma nova reserva; se não havia nenhuma, isso é feito assim que houver e uma for necessária.',
  'wow/exploration.10': 'Se a reserva está vazia e não há fichas de lado, nenhuma ficha pode ser colocada.',
  'wow/exploration.11': 'Fichas de descoberta nunca são colocadas em uma cidade.',
  'wow/exploration.12':
    'Um espaço pode ter várias fichas. Elas podem ser colocadas em encontros do tabuleiro, em suseranos e em espaços acima do nível do herói que as coloca; só são vedados o espaço desse herói e as cidades.',
  'wow/exploration.13': 'Um herói que fica parado explora e enfrenta o desafio de novo no mesmo espaço.',
};
