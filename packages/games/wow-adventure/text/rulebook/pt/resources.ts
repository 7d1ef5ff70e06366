import type { resources as chapter } from '../../../rulebook/resources.ts';

/** Resources, in Brazilian Portuguese. */
export const resources: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/resources.1': 'Pergaminho: compre uma carta de habilidade.',
  'wow/resources.2':
    'Livro: compre duas cartas de habilidade; depois cada rival compra uma e descarta uma da mão, que pode ser a recém-comprada.',
  'wow/resources.3': 'Poção de cura pequena: cure 1. Poção de cura grande: cure 2.',
  'wow/resources.4':
    'Colocar descoberta: pegue ao acaso uma ficha da reserva, olhe-a em segredo e ponha-a virada para baixo em qualquer espaço, exceto o do próprio herói e as cidades.',
  'wow/resources.5': 'Rota de voo: vá na hora para qualquer outro espaço que mostre uma rota de voo.',
  'wow/resources.6':
    'Depois de um voo para um espaço que não é cidade, a fase de desafio acontece ali; depois de um voo para uma cidade, ela é pulada.',
  'wow/resources.7':
    'O voo respeita o limite de nível [wow/movement.4] e a prisão de Aggro [wow/movement.12]. É permitido pousar em um marcador aggro. Fichas e recursos do espaço de chegada não fazem nada neste turno, porque a exploração já foi gasta.',
  'wow/resources.8':
    'Casa de leilões: descarte um dos itens do herói, equipado ou não, e depois ganhe na mochila um item da mesma cor [wow/items.3].',
  'wow/resources.9':
    'Distribuidor de missões: compre uma missão de elite. O limite de duas missões vale na hora [wow/quests.1]; depois, se a nova missão foi mantida, execute sua preparação.',
};
