import type { actions as chapter } from '../../../rulebook/actions.ts';

/** The actions of explorers, in Brazilian Portuguese. */
export const actions: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/actions.1': 'Mover-se um espaço custa 1 de vigor.',
  'ma/actions.1.1':
    'O movimento vai para um espaço adjacente, transitável e desocupado, em linha reta ou na diagonal.',
  'ma/actions.1.2': 'Paredes e portas fechadas barram o caminho.',
  'ma/actions.1.3':
    'Nunca se oferece a um explorador um passo para um fosso, porque isso o mataria [ma/map.15].',
  'ma/actions.2': 'Usar o inventário custa 3 de vigor.',
  'ma/actions.2.1':
    'O explorador tira tudo, depois equipa quantos itens principais quiser dentro dos limites e por fim encaixa neles quantas melhorias e ampliações quiser. É uma decisão só: toda a nova arrumação, que deve respeitar os limites [ma/inventory.6].',
  'ma/actions.2.2':
    'Uma carta que está no mesmo lugar antes e depois conta como nunca retirada: seus marcadores e efeitos continuam.',
  'ma/actions.2.3':
    'Um máximo maior não aumenta o que o explorador tem: é preciso recuperar. Um máximo menor reduz na hora, mas a saúde nunca cai abaixo de 1.',
  'ma/actions.3': 'Trocar custa 2 de vigor.',
  'ma/actions.3.1':
    'A troca é feita com um explorador adjacente; passam quantos itens se quiser em cada sentido, e chegam desequipados.',
  'ma/actions.3.2': 'Só o explorador que age paga. O outro precisa concordar.',
  'ma/actions.3.3':
    'Cartas equipadas também podem ser trocadas. O que está encaixado em um item principal vai junto ou volta para a bolsa, como o dono quiser. Eventos e marcadores não são trocados.',
  'ma/actions.4': 'Sair da peça custa 2 de vigor.',
  'ma/actions.4.1':
    'A miniatura do explorador deixa o mapa, o turno acaba, e não há teste de surgimento para ele.',
  'ma/actions.4.2':
    'É preciso haver uma ficha de saída no mapa, e o explorador deve estar em um dos dois espaços dessa saída ou adjacente a um deles.',
  'ma/actions.4.3': 'O vigor restante se perde, como no fim de qualquer turno.',
  'ma/actions.4.4':
    'Nas rodadas seguintes, um explorador fora do mapa não tem turno nem teste de surgimento, até que o grupo entre em um novo mapa [ma/chapters.5].',
  'ma/actions.5': 'Explorar uma nova peça custa 2 de vigor.',
  'ma/actions.5.1': 'A peça do topo da pilha é colocada além da saída, com a seta voltada para quem explora.',
  'ma/actions.5.2':
    'O explorador deve estar em um espaço de saída além do qual não há peça. Explorar não o move.',
  'ma/actions.5.3':
    'O mapa nunca passa de 2 por 2 peças. Se a nova peça o deixaria com 3 colunas, sai toda a coluna mais distante dela; se com 3 linhas, toda a linha mais distante. Os monstros nas peças que saem são exilados.',
  'ma/actions.5.4': 'Não se pode explorar enquanto alguém do grupo estiver em uma peça que sairia [ma/Q4].',
  'ma/actions.5.5':
    'As peças que saem perdem as fichas e os itens largados nelas, e vão para baixo da pilha com o outro lado para cima.',
  'ma/actions.5.6':
    'Não se pode explorar pela saída que tem a ficha de saída, nem quando sairia a peça em que está essa ficha.',
  'ma/actions.5.7':
    'Impressa com a seta para o sul, a nova peça é girada conforme o lado em que é colocada: ao norte, nada; a leste, um quarto de volta em sentido horário; ao sul, meia volta; a oeste, um quarto de volta em sentido anti-horário. Em sentido horário, o espaço (x,y) vai parar em (9-y,x).',
  'ma/actions.5.8':
    'A nova peça se liga, pelas saídas, a todas as que toca, não só àquela de onde se explorou. Toda peça comum tem saídas nos quatro lados, por isso o mapa está sempre ligado. As portas de uma nova peça estão abertas.',
  'ma/actions.6': 'Usar uma habilidade ativa custa o vigor e a essência que a carta indica.',
  'ma/actions.6.1':
    'As habilidades ativas vêm da carta de explorador, dos próprios eventos relacionados, dos consumíveis, dos itens equipados, do evento de explorador atual e do capítulo atual.',
  'ma/actions.6.2':
    'O limite em uma carta de todos, como o evento atual ou o capítulo, vale para o grupo inteiro; o limite em uma carta própria vale para aquela unidade.',
  'ma/actions.7': 'Abrir ou fechar uma porta custa 2 de vigor.',
  'ma/actions.7.1':
    'Uma porta fechada tem uma peça de porta, uma aberta não tem nada: ao fechar, a peça é posta; ao abrir, é tirada. As portas de uma nova peça do mapa começam abertas.',
  'ma/actions.7.2':
    'Uma unidade só pode abrir, fechar ou destruir uma porta se está em um dos dois espaços que ela separa, ou onde só aquela porta decide se um de seus passos na diagonal é possível.',
  'ma/actions.7.3': 'Unidades ao lado de uma porta não impedem que ela seja aberta ou fechada.',
  'ma/actions.8': 'Destruir uma porta fechada custa 4 de vigor.',
  'ma/actions.8.1':
    'A porta fechada é substituída por uma ficha de porta destruída: dali em diante está aberta para sempre e não pode ser fechada.',
  'ma/actions.9': 'Ativar um espaço de capítulo apagado custa 3 de vigor e 3 essências.',
  'ma/actions.9.1': 'Só é permitido se o capítulo atual não é bloqueador e não há ficha de saída no mapa.',
  'ma/actions.9.2':
    'O capítulo é virado, a habilidade “entra em jogo” do novo é resolvida, e o espaço recebe uma ficha de explorado.',
  'ma/actions.10': 'Ativar um espaço de capítulo iluminado custa 1 de vigor.',
  'ma/actions.10.1':
    'As condições e o efeito são os de um apagado; a ficha de luz é virada para o lado explorado.',
  'ma/actions.11': 'Selar um espaço de surgimento custa 3 de vigor e 4 essências.',
  'ma/actions.11.1':
    'Nesta ordem: a ameaça cai 1; qualquer unidade no espaço é destruída; o espaço recebe duas fichas de explorado; um espaço de capítulo da sua peça recebe uma ficha de luz.',
  'ma/actions.11.2':
    'Duas fichas de explorado querem dizer que o espaço está destruído: é um obstáculo para sempre.',
  'ma/actions.11.3':
    'A ameaça nunca cai abaixo da primeira posição, e selar nunca baixa o nível dos monstros.',
  'ma/actions.11.4':
    'Um monstro destruído assim dá a costumeira 1 essência. Um explorador nesse espaço morre. Você não pode selar o espaço em que está.',
  'ma/actions.11.5':
    'A luz só vai para um espaço de capítulo apagado: nem explorado, nem destruído, nem já iluminado. Se a peça não tem nenhum, nada é colocado.',
  'ma/actions.11.6': 'Quem sela está adjacente ao espaço de surgimento.',
  'ma/actions.12': 'Ativar uma estação de recarga custa 1 de vigor.',
  'ma/actions.12.1': 'Role o dado de recarga, aplique o que ele mostra e marque a estação como explorada.',
  'ma/actions.13': 'Ativar uma alavanca custa 2 de vigor.',
  'ma/actions.13.1':
    'Um único ataque normal com 3 dados pretos é feito contra toda unidade em um espaço de armadilha da sua peça, exploradores incluídos; depois a alavanca é marcada como explorada.',
  'ma/actions.13.2': 'Uma alavanca pode ser puxada mesmo que não haja ninguém nas armadilhas.',
  'ma/actions.14': 'Ativar um espaço de evento custa 3 de vigor.',
  'ma/actions.14.1':
    'Recupere 1 essência, compre o evento de explorador do topo, resolva sua habilidade “entra em jogo” e marque o espaço como explorado.',
  'ma/actions.14.2':
    'Um evento relacionado fica ao lado da sua carta de explorador. Qualquer outro vai virado para cima para a pilha de eventos de explorador, cuja carta do topo é o evento de explorador atual.',
  'ma/actions.14.3':
    'A carta é posta na mesa depois da sua habilidade “entra em jogo”, e o espaço é marcado por último. Enquanto a habilidade é resolvida, o espaço recém-usado não conta para ela como espaço de ação não explorado.',
  'ma/actions.15': 'Ativar um baú custa 3 de vigor.',
  'ma/actions.15.1':
    'Recupere 1 essência e depois compre 2 cartas no total de quaisquer baralhos de itens. Os baralhos são escolhidos uma carta por vez, e cada carta é vista antes de escolher o próximo baralho.',
  'ma/actions.15.2':
    'Uma das duas é destruída ou devolvida ao topo do seu baralho. A outra é mantida ou dada a um explorador adjacente.',
  'ma/actions.15.3':
    'Uma carta que você mesmo mantém pode ser equipada na hora como item principal se o tipo é o da sua classe: armas para um brutamontes, vestuário para um pistoleiro, artefatos para um místico, qualquer coisa para um artífice. Ela deve poder ser um item principal, e o lugar deve estar livre.',
  'ma/actions.16': 'Ativar uma bancada custa 3 de vigor.',
  'ma/actions.16.1':
    'Compre 3 cartas no total de quaisquer baralhos de itens. Qualquer uma delas pode ser trocada por um item seu.',
  'ma/actions.16.2':
    'Mantenha uma ou dê a alguém. Das demais, destrua pelo menos uma e devolva as outras ao topo na ordem que quiser.',
  'ma/actions.16.3': 'Depois o inventário é usado de graça, e a bancada é marcada como explorada.',
  'ma/actions.16.4':
    'As cartas compradas são trocadas por igual número de itens seus, equipados ou não. O seu item toma o lugar da carta comprada e, se for devolvido, vai para o baralho do seu tipo. Um item principal trocado deixa na bolsa o que estava encaixado nele.',
  'ma/actions.16.5': 'A carta mantida ou dada pode ser uma que já era sua.',
  'ma/actions.17':
    'Para ativar um espaço é preciso estar adjacente a ele. Uma parede ou porta fechada no meio desfaz a adjacência [ma/map.4].',
  'ma/actions.18':
    'Um espaço de ação explorado não pode ser ativado de novo até que sua ficha seja removida; um destruído, nunca mais.',
  'ma/actions.19':
    'Quando cartas mudam um custo, ele nunca cai abaixo de 0, nem abaixo do mínimo que a carta indica. Vigor e essência são calculados em separado.',
  'ma/actions.20':
    'Quando um baralho fica vazio, a pilha de suas cartas destruídas é embaralhada e vira o baralho. Se ambos estão vazios, compram-se menos cartas.',
};
