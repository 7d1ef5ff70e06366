import type { conditions as chapter } from '../../../rulebook/conditions.ts';

/** Conditions, in Brazilian Portuguese. */
export const conditions: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/conditions.1':
    'As condições negativas são VENENO, FERIMENTO, IMOBILIZAR, DESARMAR, ATORDOAR, CONFUNDIR e MALDIÇÃO; as positivas são INVISÍVEL, FORTALECER e BÊNÇÃO.',
  'gh/conditions.2':
    'Uma figura tem cada condição no máximo uma vez; recebê-la de novo apenas renova a duração. MALDIÇÃO e BÊNÇÃO são cartas, portanto pode haver várias em um baralho.',
  'gh/conditions.2a':
    'Um monstro vai perder CONFUNDIR no fim do seu turno desta rodada; um inimigo que age antes dele na rodada o confunde de novo. Ele perde CONFUNDIR no fim desse turno mesmo assim, porque esse é o seu próximo turno.',
  'gh/conditions.3':
    'Uma condição citada em uma habilidade é dada a cada alvo dessa habilidade depois do efeito principal, tenha ou não sido causado dano.',
  'gh/conditions.4':
    'Em resumo: VENENO (os inimigos somam +1 de Ataque contra a figura) e FERIMENTO (1 de dano no começo de cada turno dela) terminam quando a figura é curada; IMOBILIZAR (sem habilidades de movimento), DESARMAR (sem habilidades de ataque), ATORDOAR (sem habilidades nem itens), CONFUNDIR (Desvantagem em todos os ataques), INVISÍVEL (os inimigos não podem focar na figura nem visá-la) e FORTALECER (Vantagem em todos os ataques) terminam no fim do próximo turno da figura; MALDIÇÃO (uma carta Nulo no baralho de modificadores) e BÊNÇÃO (uma carta 2x no baralho de modificadores) terminam quando a carta é comprada.',
  'gh/conditions.5':
    '"Fim do próximo turno" significa o fim do próximo turno que a figura começa depois de receber a condição; uma condição recebida durante o próprio turno age na hora e dura todo o turno seguinte.',
  'gh/conditions.5a':
    'Uma Malandra que fica INVISÍVEL no seu turno da rodada 2 perde a ficha quando termina o seu turno da rodada 3.',
  'gh/conditions.5b':
    'Um monstro atordoado na rodada 2 antes de ter agido tem (e pula) o seu turno da rodada 2; ATORDOAR é removido no fim desse turno.',
  'gh/conditions.5c':
    'Um monstro atordoado na rodada 2 depois de ter agido perde ATORDOAR quando termina o seu turno da rodada 3.',
  'gh/conditions.6':
    'As condições que expiram o fazem no fim do turno, mesmo que a figura não tenha podido fazer nada nele.',
  'gh/conditions.7':
    'Todo ataque inimigo que visa uma figura envenenada recebe +1 de Ataque na etapa 1 de [gh/attack.12].',
  'gh/conditions.7a':
    'Um Ataque 2 contra um monstro envenenado com Escudo 1, comprando um +0, causa 2 + 1 - 1 = 2 de dano.',
  'gh/conditions.8': 'O VENENO dado por um ataque não soma nada a esse mesmo ataque.',
  'gh/conditions.9': 'Uma cura em uma figura envenenada remove VENENO e não restaura pontos de vida.',
  'gh/conditions.9a':
    'Um personagem envenenado com 4 de 10 pontos de vida recebe Curar 3: continua com 4 e não está mais envenenado.',
  'gh/conditions.10': 'Uma figura ferida sofre 1 de dano no começo de cada um dos seus turnos.',
  'gh/conditions.11': 'Uma cura em uma figura ferida remove FERIMENTO e restaura a quantidade inteira.',
  'gh/conditions.11a':
    'Um personagem ferido com 4 de 10 pontos de vida recebe Curar 3: fica com 7 e não está mais ferido.',
  'gh/conditions.12': 'Uma cura em uma figura com as duas condições remove ambas e não restaura nada.',
  'gh/conditions.12a':
    'Um personagem envenenado e ferido com 4 de 10 pontos de vida recebe Curar 5: continua com 4, sem nenhuma das duas condições.',
  'gh/conditions.13':
    'O dano de FERIMENTO não é um ataque: o Escudo não o reduz; um personagem pode negá-lo com cartas.',
  'gh/conditions.14':
    'Um monstro morto por FERIMENTO no começo do seu turno não tem turno, deixa a sua ficha de dinheiro como de costume e não é creditado a ninguém.',
  'gh/conditions.15':
    'Uma figura imobilizada não pode executar habilidades de movimento, mas pode ser empurrada, puxada ou deslocada de outro modo.',
  'gh/conditions.15a':
    'Um monstro corpo a corpo imobilizado ao lado de um personagem, com "Mover +0, Ataque +0", não se move, mas ataca.',
  'gh/conditions.16':
    'Uma figura desarmada não pode executar habilidades de ataque; as outras habilidades não são afetadas, e o seu Retaliar continua funcionando.',
  'gh/conditions.16a':
    'Um personagem desarmado que usa "Ataque 3, depois Mover 2" pula o ataque e pode mover 2.',
  'gh/conditions.17':
    'Uma figura atordoada não pode executar habilidades nem usar itens; um personagem atordoado ainda pode fazer um descanso longo.',
  'gh/conditions.18':
    'Um personagem atordoado ainda precisa selecionar duas cartas ou um descanso longo; no seu turno, as duas cartas selecionadas são simplesmente descartadas sem as suas ações, sejam quais forem os símbolos nelas.',
  'gh/conditions.18a':
    'Um jogador atordoado selecionou uma carta com o símbolo de carta perdida e outra carta: no turno dele, as duas vão para a pilha de descarte, nenhum elemento é criado e não se ganha experiência.',
  'gh/conditions.19':
    'Um personagem atordoado depois de selecionar as cartas tem de descartá-las no seu turno e não pode trocar para um descanso.',
  'gh/conditions.20':
    'ATORDOAR não encerra bônus ativos já em jogo; o Escudo e o Retaliar de uma figura atordoada continuam funcionando (para os itens, veja [gh/A-07]).',
  'gh/conditions.21':
    'Um monstro atordoado não executa nada da sua carta de habilidade, portanto também não ganha dela Escudo, Retaliar nem outro bônus, e não consome nem cria elementos.',
  'gh/conditions.22':
    'Uma figura atordoada ainda tem o seu turno para FERIMENTO, para o fim das condições e, no caso de um personagem, para o saque do fim do turno.',
  'gh/conditions.23': 'Uma figura confusa faz todos os seus ataques com Desvantagem.',
  'gh/conditions.24':
    'Quando uma figura é amaldiçoada, embaralha-se uma carta de maldição nas cartas ainda por comprar do baralho de modificadores que ela usa.',
  'gh/conditions.24a':
    'Um monstro é amaldiçoado: uma maldição M é embaralhada no baralho de compra comum dos monstros, não no descarte dele.',
  'gh/conditions.24b':
    'Uma figura escoltada que nunca ataca não usa baralho de modificadores: MALDIÇÃO e BÊNÇÃO não têm efeito sobre ela, e nenhuma carta entra no baralho comum dos monstros.',
  'gh/conditions.25':
    'Uma maldição comprada é um Nulo e depois é removida do baralho; ela não faz reembaralhar no fim da rodada.',
  'gh/conditions.26':
    'Existem no máximo 10 maldições para os personagens e 10 para os monstros, portanto nenhum baralho tem mais de 10; quando a reserva está vazia, novas maldições não têm efeito.',
  'gh/conditions.26a':
    'Com 10 maldições no baralho dos monstros, amaldiçoar outro monstro não adiciona nada.',
  'gh/conditions.27': 'Amaldiçoar a criatura invocada de um personagem amaldiçoa o baralho do dono dela.',
  'gh/conditions.28':
    'Quando uma figura é abençoada, embaralha-se uma carta de bênção nas cartas ainda por comprar; ao ser comprada, ela conta como 2x, é removida e não faz reembaralhar.',
  'gh/conditions.29':
    'A reserva de bênçãos é de 10 cartas, comum a todos os baralhos; quando está vazia, novas bênçãos não têm efeito.',
  'gh/conditions.30':
    'Uma maldição ou bênção só sai do baralho ao ser comprada ou quando o cenário termina; curas e remoção de condições não a afetam.',
  'gh/conditions.31':
    'Os inimigos não podem focar em uma figura invisível nem visá-la; os aliados interagem com ela normalmente.',
  'gh/conditions.31a':
    'Um personagem invisível está adjacente a um monstro, e um visível está a 4 hexágonos: o monstro foca no visível, se encontrar um caminho.',
  'gh/conditions.32':
    'Para o movimento, os monstros tratam um personagem invisível exatamente como um obstáculo.',
  'gh/conditions.32a':
    'Um personagem invisível está na única porta: um monstro sem Voo e sem outro caminho não encontra foco e não se move.',
  'gh/conditions.33': 'Uma figura invisível que ataca continua invisível até o tempo da ficha acabar.',
  'gh/conditions.34': 'Uma figura fortalecida faz todos os seus ataques com Vantagem.',
  'gh/conditions.35': 'As condições positivas não podem ser removidas antes do tempo.',
  'gh/conditions.36':
    'Imunidade a uma condição significa que ela nunca é aplicada; os outros efeitos da mesma habilidade são.',
  'gh/conditions.37': 'Todas as condições são removidas quando o cenário termina.',
  'gh/conditions.38':
    'Efeitos que dão ou removem condições de uma figura durante o próprio turno dela agem na hora; por exemplo, IMOBILIZAR recebido no meio de um movimento o interrompe.',
};
