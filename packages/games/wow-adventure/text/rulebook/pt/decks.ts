import type { decks as chapter } from '../../../rulebook/decks.ts';

/** Decks, two-sided cards and discards, in Brazilian Portuguese. */
export const decks: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/decks.1': 'As cartas de desafio são sempre compradas do fundo do baralho.',
  'wow/decks.2':
    'Uma carta de desafio descartada vai para o topo do baralho de sua cor e volta a ser um encontro ou um evento.',
  'wow/decks.3':
    'Os baralhos de desafio são, portanto, filas: nunca são reembaralhados, e as cartas descartadas voltam na ordem em que foram descartadas.',
  'wow/decks.4':
    'Todos podem ver os dois lados de qualquer carta de dupla face em jogo: encontros, eventos, itens em qualquer mochila, cartas de personagem. Uma carta recém-comprada conta como em jogo. Ninguém pode olhar as cartas que estão em um suporte.',
  'wow/decks.5':
    'Uma carta de habilidade jogada vai virada para cima para a pilha de descarte do dono depois de resolvida; uma carta anexada vai para lá quando é retirada.',
  'wow/decks.6':
    'Quando a última carta de um baralho de habilidades é comprada, sua pilha de descarte é embaralhada na hora e forma um novo baralho. Se a pilha está vazia, o baralho fica vazio até que se descartem cartas; a compra seguinte começa então por embaralhá-las. As cartas anexadas e a que está sendo jogada não fazem parte da pilha [wow/A-20].',
  'wow/decks.7':
    'A mão tem no máximo dez cartas de habilidade: um herói com mais descarta na hora até ficar com dez, à sua escolha. Um efeito que faz comprar e descartar é concluído primeiro: diante de um Livro, um rival com dez cartas compra uma, descarta uma e continua com dez.',
  'wow/decks.8': 'Um turno, por si só, não dá carta de habilidade.',
  'wow/decks.9':
    'Quando um componente acaba, por exemplo as fichas de dano, usa-se qualquer outra coisa no lugar dele. Aqui só acabam os 10 marcadores, os troféus, os baralhos e as fichas de descoberta.',
  'wow/decks.10':
    'Se um baralho de desafio não tem mais item para dar, o efeito que daria um não pode ser executado.',
  'wow/decks.11':
    'Se um baralho de desafio acaba antes que apareça um encontro, a fase de desafio termina e segue-se a manutenção. Em uma fase de desafio, cada carta é comprada no máximo uma vez: eventos devolvidos ao topo não são comprados de novo [wow/A-12].',
};
