import type { rulings as chapter } from '../../../rulebook/rulings.ts';

/** What we rule where the sources are silent or disagree, in Brazilian Portuguese. */
export const rulings: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/A-01':
    'Dois tipos de monstro no mapa usam o mesmo baralho de habilidades: eles compartilham a carta? Sim, compra-se uma carta por baralho; os tipos agem um depois do outro, em uma ordem que os jogadores escolhem uma vez e mantêm.',
  'gh/A-02':
    'O último hexágono de um salto custa 2 se for terreno difícil? Sim: Salto ignora o terreno que atravessa, mas no último hexágono se entra como em um movimento normal.',
  'gh/A-03':
    'Em uma passagem de um hexágono de largura, todos os vértices tocam paredes: os hexágonos vizinhos se veem? Sim, hexágonos adjacentes não separados por uma parede sempre se veem.',
  'gh/A-04':
    'Um jogador declarou um descanso longo e depois perdeu cartas descartadas para negar o dano, de modo que restam menos de duas. O descanso acontece mesmo assim: com uma só carta, ela é perdida e nenhuma volta; sem nenhuma, acontecem apenas o Curar 2 e a renovação.',
  'gh/A-05':
    'Todos os alvos de um ataque com múltiplos alvos são declarados antes de comprar cartas? Sim, mas o alvo adicionado por uma carta de modificador (ADICIONAR ALVO) é escolhido quando essa carta é comprada; os ataques podem ser resolvidos em qualquer ordem.',
  'gh/A-06':
    'Um jogador pode escolher uma direção bloqueada para que um empurrão não faça nada, embora haja um hexágono livre? Não, é preciso usar um hexágono livre válido; mas pode-se abrir mão do efeito inteiro.',
  'gh/A-07':
    'Um personagem atordoado pode usar itens que reagem a ataques inimigos? Não, ele não usa item algum, e itens com círculos de uso não são ativados; os que simplesmente valem o tempo todo continuam funcionando.',
  'gh/A-08':
    'Quando os monstros de um tipo criam e consomem elementos se agem em momentos diferentes, por exemplo depois que uma sala é revelada? Cada grupo que age junto vale por si: o primeiro do grupo que encontra o elemento disponível o consome, para si e para os do grupo que agem depois, e o que a carta cria vem no fim da primeira ativação do grupo.',
  'gh/A-09':
    'O dano que a própria ação custa, ou o 1 de dano de um descanso curto, pode ser negado com cartas? O dano da própria ação, sim; o do descanso curto é um preço e não pode ser negado.',
  'gh/A-10': 'O 1 de dano de um descanso curto pode deixar um personagem exausto? Sim.',
  'gh/A-11':
    'Um movimento de 0 hexágonos conta como executar a habilidade, para elementos e experiência? Sim, se o personagem puder se mover, ou seja, se não estiver imobilizado.',
  'gh/A-12': 'Uma habilidade de ataque sem alvo conta como executada? Não.',
  'gh/A-13':
    'Um monstro tem duas habilidades de ataque, e o seu foco morre depois da primeira. Para as habilidades seguintes determina-se um novo foco a partir do hexágono em que ele está; o movimento já feito continua valendo.',
  'gh/A-14':
    'Sucesso e fracasso ocorrem na mesma rodada, por exemplo quando o objetivo é cumprido e depois todos os personagens ficam exaustos. Decide o que ocorreu primeiro; no mesmo instante, é um sucesso.',
  'gh/A-15':
    'Os turnos jogados depois de cumprido o objetivo ainda contam para os objetivos de batalha e as missões pessoais? Sim, conta tudo até o fim da rodada.',
  'gh/A-16':
    'Uma placa de pressão é ativada no fim de qualquer turno ou só no do turno do personagem que a ocupa? No fim de qualquer turno em que um personagem esteja sobre ela, uma vez por cenário, a menos que o cenário diga outra coisa.',
  'gh/A-19':
    'Um 2x é melhor que um +2 quando é preciso escolher entre duas cartas? Comparam-se os valores de ataque que resultariam neste ataque, antes da defesa; valores iguais sem efeitos são equivalentes, então usa-se a primeira carta comprada.',
  'gh/A-20':
    'Como um Nulo com efeito, ou uma maldição, se compara com números baixos? Um Nulo é pior que qualquer carta que resulte em um valor positivo, e igual a uma carta sem efeitos que também resulte em 0.',
  'gh/A-21':
    'Com Vantagem, um único modificador adicional é somado mesmo que seja a segunda carta comprada? Sim, a ordem não importa.',
  'gh/A-22':
    'Com Desvantagem, o que acontece com modificadores adicionais de valor negativo? São ignorados, como todos os modificadores adicionais.',
  'gh/A-23':
    'Quantas são as cartas de bênção e de quem são? Dez ao todo, em comum para personagens e monstros.',
  'gh/A-24':
    'Qual figura um monstro cura se nenhuma perdeu pontos de vida? Nenhuma; mas os jogadores podem escolher uma figura envenenada ou ferida que não perdeu nenhum.',
  'gh/A-25':
    'VENENO conta quando um monstro procura quem perdeu mais pontos de vida? Não, só contam os pontos de vida perdidos.',
  'gh/A-26':
    'A criatura invocada por um monstro é colocada o mais perto possível de um inimigo: de qual, e por qual distância? Para cada hexágono possível, do inimigo mais próximo, contando como se conta o alcance; em caso de empate, os jogadores decidem.',
  'gh/A-27':
    'Qual é o hexágono vazio mais próximo para um monstro que aparece? Conta-se como o alcance, nas salas reveladas, com paredes e portas fechadas bloqueando o caminho; em caso de empate, os jogadores decidem.',
  'gh/A-28':
    'Vários hexágonos vazios estão igualmente próximos de uma figura que perde o Voo. O jogador da figura escolhe um; o dano é uma fonte normal e pode ser negado.',
  'gh/A-29':
    'Um personagem revela uma sala durante uma ação feita fora do seu turno. O fim dessa ação conta como o fim do seu turno, e as iniciativas são comparadas com a da figura de quem é o turno.',
  'gh/A-30':
    'Que iniciativa tem uma criatura invocada quando é comparada com criaturas ou personagens de outros jogadores? A do dono, vindo a criatura logo antes dele.',
  'gh/A-31':
    'Em que ordem acontecem os efeitos do fim do turno? Primeiro o saque, depois os elementos, depois as condições que expiram.',
  'gh/A-32':
    'Quem escolhe pelos monstros quando os jogadores discordam? A regra diz apenas que os jogadores decidem; nas nossas mesas, decide o anfitrião ou uma votação.',
  'gh/A-33':
    'Quem escolhe quando jogadores empatados em iniciativa discordam? Os jogadores empatados entram em acordo; se não, decide a sorte. Uma mesa pode deixar a sorte decidir logo.',
  'gh/A-34':
    'Como se fazem cumprir os limites da conversa à mesa? As mãos dos outros jogadores ficam ocultas e há sinais de caráter geral; o que os jogadores escrevem uns aos outros não é policiado.',
  'gh/A-35':
    'Os jogadores podem desistir? Sim, quando todos concordam na escolha das cartas; a rodada acaba na hora, como fracasso.',
  'gh/A-42': 'Um personagem que fica exausto durante o seu turno ainda saqueia no fim desse turno? Não.',
  'gh/A-43':
    'É preciso gastar um uso de um bônus quando o dano será negado com cartas de qualquer forma? Sim, o bônus é ativado antes.',
  'gh/A-44':
    'Em que ordem acontecem vários efeitos de uma mesma armadilha? Primeiro o dano, depois as condições; se a figura morrer, o resto é ignorado.',
  'gh/A-45':
    'O movimento forçado continua depois de uma armadilha que atordoa ou imobiliza? Sim, se a figura sobreviver: essas condições não impedem o movimento forçado.',
  'gh/A-46':
    'Criaturas invocadas ou monstros podem ficar sobre fichas de objetivo ou peças de objetivo? Sim, a menos que o cenário diga outra coisa.',
  'gh/A-47':
    'Portas fechadas ou trancadas contam como ligações ao verificar onde um obstáculo pode ser colocado? Sim, ambas contam.',
  'gh/A-48':
    'Um chefe deixa uma ficha de dinheiro? Sim, uma, a menos que tenha aparecido por uma regra do cenário.',
  'gh/A-49':
    'Conjuntos de regras posteriores, como a segunda edição e outros jogos da linha, mudaram a visão, o foco, a Vantagem e as criaturas invocadas. Eles não são misturados aqui; só se oferecem as variantes deste livro de regras [gh/variants].',
  'gh/A-50':
    'O "Alvo X" da carta de atributos de um monstro vale para um ataque em área? Sim: a área é um alvo, e cada outro é um único inimigo ao alcance fora da área, como no caso de um alvo adicionado [gh/effects.21].',
  'gh/A-51':
    'Uma parte de uma ação que só prejudica o personagem que age ou seus aliados basta para usar a ação? Não: ela é o preço das outras partes. Se nenhuma delas for usada, nada é sofrido, não se ganha experiência e a carta é descartada. Uma parte que também prejudica inimigos pode ser usada ou deixada de lado como qualquer outra, se for a única que se pode usar.',
  'gh/A-52':
    'Um monstro que morre no próprio turno cria o elemento da sua carta? Não: ele para na hora, como um personagem que fica exausto [gh/round.30]. O próximo do seu tipo que realizar a carta cria o elemento.',
  'gh/A-53':
    'A quem diz respeito uma habilidade de um monstro que não é um ataque e indica um só inimigo? Ao seu foco, se possível; senão, ao inimigo mais próximo que ela possa afetar, depois ao primeiro na ordem de iniciativa, depois a quem os jogadores escolherem.',
};
