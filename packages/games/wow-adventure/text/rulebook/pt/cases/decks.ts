import type { casesDecks as chapter } from '../../../../rulebook/cases/decks.ts';

/** Cases of decks, events and the track, in Brazilian Portuguese. */
export const casesDecks: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-07':
    'Na casa de leilões, um herói descarta um item verde; a carta do fundo do baralho verde não tem item, a seguinte tem. O item descartado e depois a primeira carta ficam no topo do baralho verde; a segunda carta vai para a mochila.',
  'wow/T-13':
    'Um baralho de desafio tem dois eventos e nada mais. Na fase de desafio, os dois são resolvidos, não há encontro, a fase termina e segue-se a manutenção [wow/A-12].',
  'wow/T-124':
    'Um baralho de desafio tem três eventos especiais que são descartados ao serem resolvidos. Na fase de desafio, cada um é resolvido uma vez e nenhum duas, e a fase termina [wow/A-12].',
  'wow/T-125':
    'Uma carta é descartada em cima de outras 11. Compram-se onze cartas desse baralho, e nenhuma é descartada nele: aquela carta é a próxima.',
  'wow/T-126':
    'Compra-se um evento global enquanto outro está em seu espaço: o antigo vai para o topo de seu baralho, o novo fica, e a compra continua.',
  'wow/T-127':
    'Compra-se um evento de local para um espaço que já tem um: o antigo é descartado e o novo é colocado.',
  'wow/T-128':
    "Um herói na Vila d'Ouro compra Caravana Perdida, que nomeia a Vila d'Ouro: ela é colocada ali, mas não é resolvida agora, e a compra continua [wow/A-37].",
  'wow/T-129':
    'Um herói termina o movimento no Monte Corvo, onde está Cripta Assombrada. Na fase de desafio, ela é virada e o herói enfrenta o Horror da Cripta; se não o vence, ele vai para a trilha com um marcador vermelho.',
  'wow/T-130':
    'Um evento global é virado e se torna um encontro na fase de movimento do herói que o vira: não é enfrentado agora, e seu marcador vai para o espaço desse herói [wow/A-39].',
  'wow/T-131':
    'Um herói com 7 de bravura aceita o Rito dos Campeões: sofre 2 de dano, o evento vai para o registro, e o herói vence com 8.',
  'wow/T-132':
    'Um rival vence o encontro marcado por um Cartaz de Procurado: o evento fica junto do herói que o comprou até que esse herói tenha vencido o encontro marcado ou ele saia do tabuleiro.',
  'wow/T-14':
    'As dez casas estão ocupadas, e um décimo primeiro encontro fica sem ser derrotado: o marcador mais próximo da luta sai, com sua carta para o topo do baralho dela, e o jogador ativo decide os empates; a nova carta ocupa essa casa.',
  'wow/T-133':
    'O marcador mais próximo é um marcador aggro em um espaço com um herói preso, e é descartado: esse herói fica livre.',
  'wow/T-134':
    'Um herói cinza deixou um marcador em um espaço cinza, e mais tarde entra um rival de qualquer nível: ele pode enfrentá-lo e fica com o item cinza.',
  'wow/T-135':
    'Um herói com uma arma equipada e dois itens na mochila deve descartar um item ao acaso: é um dos três.',
  'wow/T-136':
    'Um herói com um item equipado e a mochila vazia deve descartar ao acaso da mochila: nada é descartado.',
};
