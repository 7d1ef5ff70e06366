import type { cards as chapter } from '../../../rulebook/cards.ts';

/** Challenge cards, in Brazilian Portuguese. */
export const cards: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/cards.1':
    'Um encontro mostra nome, atributos, texto, tipo e valor de ataque, defesa e dano; sua cor é seu nível.',
  'wow/cards.2': 'O verso de um encontro é um item para o herói que o vence.',
  'wow/cards.3':
    'Um evento tem um lado marcado como frente, um nome, um tipo, um texto e a cor de um nível; ao ser comprado, só a frente é resolvida.',
  'wow/cards.4': 'Cada evento diz quando é virado; o verso é resolvido assim que o evento é virado.',
  'wow/cards.5': 'Um evento que, ao ser virado, se torna um item vai para o herói que o virou.',
  'wow/cards.6':
    'Um evento que, ao ser virado, se torna um encontro é enfrentado na hora se for a fase de desafio do herói que o virou. Caso contrário, é colocado como encontro não derrotado: em seu próprio espaço, se era um evento de local, ou então no espaço desse herói, e nunca em uma cidade [wow/A-39].',
  'wow/cards.7': 'Os eventos são globais, de local ou especiais.',
  'wow/cards.8':
    'Um novo evento global vai para seu espaço e o anterior é descartado, de modo que há no máximo um em jogo.',
  'wow/cards.9':
    'Um evento de local é colocado no espaço que nomeia; um evento que já esteja ali é descartado antes.',
  'wow/cards.10':
    'Um herói que termina o movimento em um evento de local deve resolvê-lo na fase de desafio em vez de comprar. Se há também um marcador de encontro, o herói escolhe entre os dois, mas Aggro vem primeiro. Um rival que esteja ali ainda pode ser atacado [wow/challenge.2].',
  'wow/cards.11':
    'Um evento especial segue o próprio texto, quase sempre na hora. Um que fica em jogo permanece junto do herói que nomeia ou, se não nomeia nenhum, junto de quem o comprou.',
  'wow/cards.12':
    'Como as missões, os eventos podem usar fichas de personagem do herói que os comprou para marcar espaços, heróis ou encontros; as fichas voltam para o estoque quando o evento sai de jogo.',
  'wow/cards.13':
    'Um evento que dá bravura vai para baixo do registro de missões do herói que o virou e conta ali como uma carta.',
};
