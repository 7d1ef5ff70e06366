import type { items as chapter } from '../../../rulebook/items.ts';

/** Items, in Brazilian Portuguese. */
export const items: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/items.1': 'Um item é uma arma, uma armadura ou um item de mochila.',
  'wow/items.2': 'Todo item ganho vai para a mochila.',
  'wow/items.3':
    'Para ganhar um item de um nível, compram-se cartas do fundo daquele baralho até que uma tenha um item; as que não têm são descartadas no topo. Um evento cujo verso é um item conta como carta com item. Depois de tantas cartas quantas havia no baralho, a busca termina sem item [wow/A-36].',
  'wow/items.4': 'Podem-se equipar no máximo uma arma e uma armadura; itens de mochila nunca são equipados.',
  'wow/items.5': 'Itens só são equipados no momento de equipar da manutenção.',
  'wow/items.6': 'Um item acima do nível do herói não pode ser equipado nem usado.',
  'wow/items.7':
    'Uma arma ou armadura só pode ser equipada se cada ícone dela também está na carta do herói; sem ícones, qualquer um pode equipá-la.',
  'wow/items.8': 'A mochila comporta qualquer número de itens.',
  'wow/items.9': 'Na mochila, só funcionam os itens com o símbolo da mochila.',
  'wow/items.10':
    'Uma arma equipada substitui o tipo e o valor de ataque do herói; uma armadura equipada, a defesa; os valores impressos não podem ser usados no lugar deles.',
  'wow/items.11':
    'Quando uma carta pede da mochila um encontro com certo atributo, serve qualquer item cujo outro lado tenha esse atributo.',
  'wow/items.12':
    '"Descarte um item ao acaso" diz respeito a todos os itens do herói, inclusive os equipados; "da mochila", só à mochila. O mesmo vale quando é o herói que escolhe.',
  'wow/items.13':
    'Itens são cartas de dupla face em jogo, portanto toda mochila é aberta a todos [wow/decks.4].',
  'wow/items.14':
    'Um item descartado vai para o topo do baralho de sua cor, e as cartas anexadas a ele vão para as pilhas de descarte de seus donos.',
};
