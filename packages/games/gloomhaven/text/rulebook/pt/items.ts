import type { items as chapter } from '../../../rulebook/items.ts';

/** Items, in Brazilian Portuguese. */
export const items: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/items.1':
    'Um personagem pode ter qualquer número de itens, mas no máximo uma cópia de cada; ele só usa os equipados.',
  'gh/items.2':
    'No próprio turno, um item pode ser usado a qualquer momento que o seu texto permita, mesmo no meio de uma habilidade.',
  'gh/items.2a':
    'Um personagem que já andou os 3 hexágonos do seu Mover 3 ainda pode usar botas que adicionam 2 a um movimento e andar mais 2 hexágonos.',
  'gh/items.3':
    'Um item que afeta um ataque (bônus, efeito, Vantagem, Desvantagem) precisa ser usado antes de comprar a carta de modificador desse ataque.',
  'gh/items.3a':
    'Depois de comprada a carta de modificador, um item que dá Vantagem não pode mais ser usado para esse ataque.',
  'gh/items.4':
    'Fora do próprio turno, um item só pode ser usado se reage ao que o seu texto descreve, por exemplo o ataque de um inimigo.',
  'gh/items.5': 'Um item que concede uma ação inteira não pode ser usado no meio de outra ação.',
  'gh/items.6':
    'Os efeitos que um item adiciona a um ataque funcionam como se estivessem impressos na carta de habilidade.',
  'gh/items.7': 'Pode-se usar qualquer número de itens em um turno e em uma mesma habilidade.',
  'gh/items.8':
    'Um item usado com o símbolo de gasto é virado de lado e renovado por um descanso longo ou um efeito de renovação; um com o símbolo de consumido é virado para baixo e só é renovado por efeitos que digam isso.',
  'gh/items.9': 'Um item sem nenhum dos dois símbolos não tem limite de usos além do próprio texto.',
  'gh/items.10':
    'Um item com círculos de uso precisa ser usado sempre que a sua situação ocorre, avançando o marcador, e só fica gasto ou consumido depois do último círculo.',
  'gh/items.10a':
    'Uma armadura dá Escudo 1 contra duas fontes de dano de ataque. Quando um ataque causaria 3 de dano, o item precisa ser usado, e o dano é 2.',
  'gh/items.11': 'Usar itens sem círculos é opcional.',
  'gh/items.12': 'Aplicar uma vez o efeito de um item a uma situação é um uso.',
  'gh/items.13': 'Os itens equipados estão ativos desde o começo do cenário.',
  'gh/items.14':
    'Entre um cenário e outro, todos os itens são renovados; nenhum se perde para sempre pelo uso.',
  'gh/items.15': '"Curar X de dano" em um item significa Curar X em si mesmo.',
  'gh/items.16':
    'Um item que se aplica "durante o seu ataque" e fala em "toda a ação de ataque" vale para todos os alvos; caso contrário, para um só.',
  'gh/items.16a':
    'Uns binóculos dão Vantagem a toda a ação de ataque: em um ataque de área contra três inimigos, as três compras de carta têm Vantagem.',
  'gh/items.17': 'Os itens não dão bônus às criaturas invocadas, a menos que digam isso.',
};
