import type { terrain as chapter } from '../../../rulebook/terrain.ts';

/** Overlay tiles and terrain, in Brazilian Portuguese. */
export const terrain: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/terrain.1':
    'Os tipos de peça sobreposta são portas, corredores, armadilhas, terreno perigoso, terreno difícil, obstáculos e tesouros; placas de pressão, fichas de objetivo e fichas de auxílio são acrescentadas por regras especiais.',
  'gh/terrain.2':
    'Um hexágono desocupado não contém nenhuma figura. Um hexágono vazio não contém figura, ficha nem peça sobreposta, exceto um corredor, uma placa de pressão ou uma porta aberta.',
  'gh/terrain.2a':
    'Um hexágono com uma ficha de dinheiro e nenhuma figura não é vazio; uma criatura invocada que precisa de um hexágono vazio não pode ser colocada ali.',
  'gh/terrain.2b': 'Um hexágono que contém apenas um corredor é vazio.',
  'gh/terrain.3':
    'Uma parede é a linha da borda de uma peça do mapa, junto com toda a área de qualquer hexágono parcial ao longo dessa borda, a menos que uma peça sobreposta, como um corredor ou uma porta aberta, a cubra. Uma porta fechada conta como parede para a visão, para o alcance e para todas as figuras, exceto um personagem em movimento.',
  'gh/terrain.4':
    'Dois hexágonos separados por uma linha de parede não são adjacentes, e nem alcance nem movimento são contados através dela.',
  'gh/terrain.4a':
    'Dois hexágonos se tocam ao longo de uma linha de parede na borda de uma peça: nenhum ataque corpo a corpo, saque ou empurrão atravessa essa linha.',
  'gh/terrain.5':
    'Uma porta fechada separa duas salas. O personagem que entra nela a vira na hora para o lado aberto e revela a sala seguinte [gh/move.15].',
  'gh/terrain.6':
    'Para os monstros e as criaturas invocadas dos personagens, uma porta fechada é uma parede; nenhuma figura pode ser empurrada ou puxada através dela.',
  'gh/terrain.7':
    'Uma porta aberta é um hexágono normal para qualquer movimento, conta como vazia quando não há nada nela e nunca mais pode ser fechada.',
  'gh/terrain.8': 'A arte da porta não tem significado nas regras.',
  'gh/terrain.9':
    'Um hexágono de corredor funciona como um hexágono vazio normal e elimina a parede que cobre, unindo as peças em uma só sala.',
  'gh/terrain.10':
    'Uma armadilha dispara quando uma figura entra no seu hexágono com movimento normal ou forçado; a figura sofre o efeito da armadilha, que é removida do mapa.',
  'gh/terrain.10a':
    'Um monstro empurrado para uma armadilha que causa dano e VENENO sofre os dois, e a armadilha desaparece.',
  'gh/terrain.11':
    'O movimento com Voo nunca dispara armadilhas; o Salto não as dispara, exceto no último hexágono [gh/move.9].',
  'gh/terrain.12':
    'Quando o efeito indicado de uma armadilha do cenário inclui "dano", a quantidade é 2 + N. Armadilhas que indicam apenas condições não causam dano.',
  'gh/terrain.12a': 'Com N = 3, uma armadilha de dano causa 5 de dano à figura que a dispara.',
  'gh/terrain.12b': 'Uma armadilha só com ATORDOAR, disparada com N = 3, atordoa a figura e não causa dano.',
  'gh/terrain.13': 'Uma habilidade que desarma uma armadilha a remove sem aplicar o efeito dela.',
  'gh/terrain.14':
    'Habilidades de personagens e monstros podem criar armadilhas; elas têm exatamente os efeitos dados pela habilidade e não dependem de N.',
  'gh/terrain.15':
    'Qualquer figura dispara qualquer armadilha, seja quem for que a criou, inclusive o próprio criador e os aliados dele.',
  'gh/terrain.16': 'Os efeitos de uma armadilha são públicos e aparecem junto com ela no mapa.',
  'gh/terrain.17':
    'Uma morte causada por uma armadilha é creditada à figura cujo movimento forçado a disparou; se a vítima entrou por conta própria, não é creditada a ninguém.',
  'gh/terrain.18':
    'O dano de armadilha não é dano de ataque, então o Escudo não o reduz; um personagem ainda pode negá-lo com cartas [gh/damage.2].',
  'gh/terrain.19':
    'Cada hexágono perigoso em que se entra com movimento normal ou forçado causa metade do dano das armadilhas, arredondada para baixo; a peça permanece. Para N de 0 a 7, o dano das armadilhas é 2, 3, 4, 5, 6, 7, 8, 9, e um hexágono perigoso causa 1, 1, 2, 2, 3, 3, 4, 4.',
  'gh/terrain.19a':
    'Com N = 1, um personagem atravessa dois hexágonos perigosos: sofre 1 de dano duas vezes, de duas fontes separadas.',
  'gh/terrain.20':
    'Começar o turno em terreno perigoso, ficar nele, terminar o turno nele ou sair dele não causa nada.',
  'gh/terrain.21': 'O Voo ignora o terreno perigoso; o Salto o ignora, exceto no último hexágono.',
  'gh/terrain.22':
    'Entrar em um hexágono de terreno difícil com movimento normal custa dois pontos de movimento. Voo, Salto e movimento forçado não pagam nada a mais (para o último hexágono de um salto, veja [gh/A-02]).',
  'gh/terrain.22a':
    'Com Mover 3 e dois hexágonos difíceis à frente, um personagem só pode entrar no primeiro (2 pontos); o último ponto tem de ser gasto em um hexágono que custe 1.',
  'gh/terrain.22b': 'Um alvo empurrado 2 hexágonos em terreno difícil se desloca os dois.',
  'gh/terrain.23':
    'Não se pode entrar em obstáculos nem atravessá-los com movimento normal ou forçado; Voo e Salto podem atravessá-los, e só o Voo permite terminar neles.',
  'gh/terrain.24': 'Os obstáculos não bloqueiam nem a linha de visão nem o alcance.',
  'gh/terrain.24a':
    'Um obstáculo está exatamente entre uma arqueira e o seu alvo, a distância 3: um ataque com Alcance 3 é permitido.',
  'gh/terrain.25':
    'Habilidades que criam ou movem obstáculos não podem isolar uma área do mapa de outra, de modo que só se possa entrar nela passando por obstáculos.',
  'gh/terrain.25a':
    'As duas metades de uma sala são ligadas por uma passagem de um hexágono de largura: não se pode colocar uma pedra nela.',
  'gh/terrain.26':
    'Nessa verificação, figuras, armadilhas e terrenos podem ser atravessados, as portas contam como passagens, e só precisam continuar ligadas as áreas que já estavam ligadas antes.',
  'gh/terrain.27':
    'Uma peça sobreposta de vários hexágonos age em cada hexágono que cobre, e é removida ou movida como uma peça só.',
  'gh/terrain.28':
    'As peças de tesouro são peças de objetivo, cujas regras de saque estão no cenário, ou peças numeradas, consultadas no índice de tesouros no momento em que são saqueadas.',
  'gh/terrain.29':
    'As peças de objetivo voltam toda vez que o cenário é jogado; uma peça numerada só pode ser saqueada uma vez em toda a campanha e é riscada, portanto não aparece nas partidas seguintes.',
  'gh/terrain.29a':
    'O tesouro numerado 7 foi saqueado em uma tentativa fracassada: quando qualquer grupo joga o cenário de novo, essa peça não é colocada e não dá nada.',
  'gh/terrain.30':
    'Um tesouro que nomeia um item dá essa carta na hora ao personagem que o saqueou; um que nomeia um tipo de item adiciona, em vez disso, todas as cópias à reserva da cidade.',
  'gh/terrain.31':
    'Peças de tesouro e fichas de dinheiro não atrapalham o movimento; uma figura pode passar por elas ou parar nelas.',
};
