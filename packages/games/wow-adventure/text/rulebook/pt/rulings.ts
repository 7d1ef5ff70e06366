import type { rulings as chapter } from '../../../rulebook/rulings.ts';

/** What we rule where the rulebook is silent or contradicts itself, in Brazilian Portuguese. */
export const rulings: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/A-01':
    'Um baralho de habilidades tem 23 cartas, como diz a lista de componentes, ou 26, como diz o capítulo das habilidades? Tem 23: só assim os totais batem, e páginas públicas concordam.',
  'wow/A-02':
    'A legenda da figura do mapa e o texto trocam os números de cidade e local-chave, e a legenda põe um evento especial no espaço de evento global. Isso não muda o jogo: valem as definições do texto, e aquele espaço é para eventos globais.',
  'wow/A-03':
    'O livro de regras italiano imprime "Booty Boy", "Action House", "Fligh Path", "Goblin Rocket Boot" e "Swiftess". São erros por Booty Bay, Auction House, Flight Path, Goblin Rocket Boots e Swiftness.',
  'wow/A-04':
    'Com um marcador aggro no espaço, o herói pode ou deve enfrentar aquele encontro? O texto principal diz que pode; seu próprio exemplo e o resumo dizem que deve. Deve, se a luta é possível: não se pode escolher em vez dela nem um rival nem um evento. Uma mesa pode deixar o herói escolher.',
  'wow/A-05':
    'Um herói não pode sair de um espaço com um marcador aggro. Isso impede também o voo, a Pedra de Regresso, o Mapa Falso e a carta de um rival? Sim, tudo, a menos que um texto diga outra coisa, como faz o Portal de Sofeea. A derrota sempre move o herói.',
  'wow/A-06':
    'Poções de vida e de rapidez estão ligadas à fase de movimento, mas qualquer número de poções pode ser usado "a qualquer momento", e só a de rapidez diz de quem é a fase. O número é livre, mas a fase indicada continua valendo e é a do próprio herói. A de mana pode ser usada sempre que se paga um custo, também por quem se defende em um duelo.',
  'wow/A-07':
    'Uma poção pode vir de um item acima do nível do herói, ou de um equipado? Dos dois: o trecho apresenta as poções como um uso para itens que não se podem usar de outro modo.',
  'wow/A-08':
    'Um encontro do tabuleiro e o herói caem juntos: a recompensa é dada, e uma missão o conta? Não há recompensa, porque só a recebe um herói que ficou de pé. Uma missão que pede para vencê-lo o conta.',
  'wow/A-09':
    'Depois da etapa à distância, um herói derrotado "pula a etapa 5". É um erro de tradução por "pula para a etapa 5", a que trata desse resultado.',
  'wow/A-10': 'A vida é chamada uma vez de "valor de cura". Trata-se da vida.',
  'wow/A-11':
    'O exemplo de combate impresso para antes de dizer o que faz o acerto do carniçal. O acerto causa dano igual ao valor de dano do carniçal.',
  'wow/A-12':
    'Se um baralho não tem encontro, a regra encerra a fase de desafio, mas o exemplo encerra o turno; e eventos descartados no topo poderiam ser comprados sem fim. Encerra-se a fase, e segue-se a manutenção. Compram-se no máximo tantas cartas quantas o baralho tinha quando a compra daquela fase começou.',
  'wow/A-13':
    'Para onde vai uma missão descartada pelo limite de duas, e o que acontece se o baralho de missões de elite está vazio? Ela vai para o fundo do baralho de missões de elite, enquanto as missões iniciais saem do jogo; de um baralho vazio nada se compra.',
  'wow/A-14':
    'A visão geral do tabuleiro diz que as cidades permitem viajar a um espaço específico; a lista de recursos, a qualquer outro espaço com o ícone. Vale a lista de recursos.',
  'wow/A-15':
    'Qual de vários marcadores de encontro em um mesmo espaço é enfrentado? O herói escolhe, mas os aggro vêm primeiro.',
  'wow/A-16':
    'O movimento forçado do Mapa Falso respeita nível e Aggro? O nível, sim, porque esse limite é absoluto. O movimento para ao entrar em um espaço com um marcador aggro, e não tem efeito se o herói já está preso. Pode acabar em uma cidade; nesse caso o desafio é pulado.',
  'wow/A-17':
    'A Visão Distante diz que a ficha examinada é recolocada ou descartada. Significa: devolvida virada para baixo ao seu lugar, ou descartada.',
  'wow/A-18':
    'E se uma Doença baixa a vida até o dano sofrido, ou abaixo dele? A derrota é conferida na hora, e então a derrota remove a ficha.',
  'wow/A-19':
    'O Ouro é gasto em uma cidade, mas nenhuma fase é indicada. Pode ser gasto em qualquer momento do próprio turno, em uma cidade, enquanto nada mais está sendo resolvido; o herói escolhe uma cor até o próprio nível.',
  'wow/A-20':
    'E se, diante de um Livro, um rival não tem carta para descartar, ou não tem baralho nem descarte de onde comprar? Faz-se o que for possível. Um baralho é reembaralhado quando sua última carta sai.',
  'wow/A-21':
    'E se há empate para primeiro jogador, e vários podem começar na mesma cidade? Quem empata rola de novo; dividir uma cidade é permitido.',
  'wow/A-22': 'Quantas casas tem a trilha de encontros não derrotados? Dez, uma para cada marcador numerado.',
  'wow/A-23':
    'O defensor joga todas as cartas primeiro: pode responder às que o atacante joga depois? Em um mesmo momento, o defensor se decide primeiro e está encerrado; cada etapa abre um novo momento. Reações, como um cancelamento, são permitidas quando seu texto o diz.',
  'wow/A-24':
    'A vitória simultânea de vários heróis é prevista, embora se jogue um turno por vez. Os totais são conferidos depois de cada efeito que leva uma carta a um registro, e então se comparam todos os heróis com 8 ou mais. Duas missões completadas no mesmo momento, como em um duelo em que os dois caem, entram juntas nos registros.',
  'wow/A-25':
    'Um recurso deve ser usado mesmo que seja inútil: e um herói sem itens em uma casa de leilões? Pode escolher a casa de leilões, que não faz nada.',
  'wow/A-26':
    'Os números de página a que o livro de regras italiano remete são os da diagramação original. São ignorados.',
  'wow/A-27':
    'Os exemplos não dizem em que nível nem em que lado estão os heróis; a defesa 4 de Sandrai e a defesa 3 e o ataque corpo a corpo de Burbonn podem incluir itens. Nós os usamos como valores iniciais no nível cinza, onde uma página pública concorda. Com vida 4 contra o Engenheiro Goblin, Sandrai está no cinza, portanto esse encontro é uma carta cinza.',
  'wow/A-28':
    'Uma derrota fora de um duelo conta, por exemplo quando o dano de uma carta derrota um rival distante? Conta para missões, mas nenhum item é roubado, porque roubar faz parte do combate.',
  'wow/A-29': 'O Teleporte alcança, na mesa, o comprimento de uma carta. Aqui alcança 4 passos no tabuleiro.',
  'wow/A-30':
    'Uma página pública diz que todos os espaços verdes que fazem subir de nível são corpo a corpo: os que concedem o verde ou os de cor verde? Aqui os dois são.',
  'wow/A-31':
    'A preparação de uma terceira missão é executada antes de escolher qual descartar? Não: um herói nunca tem mais de duas, portanto o descarte vem primeiro, e a nova só é preparada se for mantida.',
  'wow/A-32':
    'Quem move um herói com um Mapa Falso ou um empurrão pode recusar? Sim: "até" inclui nenhum. Esse jogador vê o tabuleiro, mas não as fichas viradas para baixo.',
  'wow/A-33':
    'Um herói pode pagar dano que o derrotaria, como uma viagem grátis à cidade? Não; uma mesa pode permitir.',
  'wow/A-34':
    'E se uma nova rolagem mostra uma face que ativa um poder, ou se uma face ativa vários? Ativam-se os poderes daquela face ainda não usados, primeiro os do defensor, e o que se ganhou com a face anterior fica. Os poderes de um herói são ordenados por seu jogador; os de um encontro seguem a ordem impressa.',
  'wow/A-35':
    'As Botas-foguete Goblínicas são gastas em um dado "recém-rolado" antes ou depois da ativação dos poderes, e podem rolar de novo o dado preto rolado por um encontro? Antes; e só em dados rolados para o próprio herói.',
  'wow/A-36':
    'Ao ganhar um item, um evento cujo verso é um item conta como carta com item? Sim, ao pé da letra; vai para a mochila no lado do item.',
  'wow/A-37':
    'E se um evento de local nomeia o espaço do herói que o compra? É colocado ali e a compra continua; o evento espera turnos posteriores.',
  'wow/A-38':
    'E se um evento comprado se torna um encontro, ou move ou derrota quem o comprou? Um encontro enfrentado encerra a compra; deixar o espaço, também.',
  'wow/A-39':
    'Para onde vai um encontro virado fora da fase de desafio do herói que o vira? O de um evento de local vai para o seu espaço, qualquer outro para o espaço daquele herói; em uma cidade, para um espaço vizinho em que o herói possa entrar, à sua escolha.',
  'wow/A-40':
    'Um herói pode saber a ordem dos baralhos de desafio contando os descartes? Sim: o que foi descartado é público, e seu lugar na fila também.',
  'wow/A-41':
    'E se um lado cai na etapa de poderes? Cai na hora, ninguém ataca, e segue-se a etapa final. Poderes "se acertar" não fazem nada a um herói que acabou de ser derrotado.',
  'wow/A-42': 'Um acerto de 0 de dano é dano? Não, e não vence um encontro.',
  'wow/A-43': 'Um lado pode jogar duas cartas que substituem a arma em um combate? Não.',
  'wow/A-44':
    'E se um herói ganha um nível dois degraus acima? Vai direto a ele, e os passos de ganhar um nível são executados uma só vez.',
  'wow/A-45':
    'E se um herói é derrotado na própria fase de movimento ou de exploração? A fase termina, as fichas reveladas e ainda não resolvidas são resolvidas, o desafio é pulado, e a manutenção acontece na cidade.',
  'wow/A-46':
    'Um herói tem energia fora do próprio turno? Nenhuma, a não ser o 1 de quem se defende em um duelo; poções de mana podem pagar.',
  'wow/A-47': 'O que acontece com venenos e semelhantes depois de uma derrota? São anulados.',
  'wow/A-48':
    'O que fazem duas fichas de Doença? Somam-se, e um único recurso de poção de cura grande remove todas.',
  'wow/A-49':
    'O que acontece com uma carta anexada a um item que se move, e de quem é o nível que conta para o texto melhorado de uma carta anexada? Ela fica no item; conta o nível do dono da carta de habilidade.',
  'wow/A-50':
    'Até onde os números podem descer? Defesa, dano, movimento e custos até 0, a vida até 1; valores de ataque podem ser negativos.',
  'wow/A-51': 'Qual casa livre da trilha é ocupada? A de menor número; nunca faz diferença.',
  'wow/A-52':
    'Um herói deve resolver um encontro do tabuleiro que não tem mais nada a lhe dar? Sim, a menos que ataque um rival.',
  'wow/A-53':
    'O que permite "em vez de se mover normalmente", e o que limita um limite de espaços? Não se anda antes nem depois; esses limites dizem respeito só a andar a pé.',
  'wow/A-54':
    'A Visão Distante pode ser usada em uma ficha que o mesmo herói colocou, e se não há ficha no tabuleiro? Pode; sem ficha no tabuleiro, não pode ser gasta.',
  'wow/A-55':
    'E as cartas e lutas canceladas: a energia, o limite de uma cópia, jogar sem efeito? A energia se foi, a cópia conta como jogada, a luta não tem vencedor. Uma carta pode ser jogada à toa se suas condições são cumpridas.',
  'wow/A-56': 'Quem são os vizinhos de um jogador em uma partida de dois? O mesmo rival é os dois.',
  'wow/A-57':
    'A Emboscada dá ao adversário um ataque à distância: e se outra coisa muda o tipo de ataque? A Emboscada prevalece durante todo o turno.',
  'wow/A-58':
    'Na casa de leilões, pode-se descartar um item equipado? Sim, é um dos itens do herói; as cartas anexadas a ele vão para seus donos.',
  'wow/A-59':
    'E se há pouco a trocar com o Mercador Ambulante? O rival deve ter um item não equipado, e em troca pega um item diferente ou nada.',
  'wow/A-60':
    'Em que ordem se resolvem várias derrotas simultâneas fora de um duelo? Em sentido horário a partir do herói ativo.',
  'wow/A-61':
    'Como um herói pode ser movido por outro jogador? Nos limites de andar a pé: espaços adjacentes, nível e a parada em Aggro.',
  'wow/A-62':
    'Heróis em uma cidade estão a salvo de cartas? Só de ataques: cartas que os alcançam funcionam, a menos que digam outra coisa.',
  'wow/A-63':
    'Como se conta a distância? Em passos no tabuleiro, quaisquer que sejam as cores; o próprio espaço está à distância 0.',
  'wow/A-64':
    'Quantas vezes e em que ordem vêm missões e poderes na manutenção? A manutenção de missões se repete enquanto houver algo a fazer, inclusive com missões novas; poderes do momento "manutenção" são usados no momento de equipar.',
  'wow/A-65':
    'E se há vários modos de evitar o mesmo dano? O herói decide a ordem, sofre o que sobrar, e depois vêm os poderes "se acertar".',
  'wow/A-66':
    'E se dois heróis completam missões no mesmo momento e ninguém vence? As duas cartas entram nos registros; novas missões são compradas em sentido horário a partir do herói ativo.',
  'wow/A-67':
    'Para onde leva a Pedra de Regresso a partir de uma cidade? Para qualquer outra cidade; aquela em que o herói está não pode ser escolhida.',
  'wow/A-68':
    'Quando podem ser jogadas as cartas da fase de movimento? Depois da rolagem, em qualquer ponto, também entre dois passos.',
  'wow/A-69':
    'Como as 20 fichas de descoberta se dividem entre os 10 tipos? Duas de cada, até que uma fonte diga outra coisa.',
  'wow/A-70':
    'A vantagem do primeiro jogador é compensada? O livro de regras não prevê nada; uma mesa pode dar a cada um dos outros uma carta de habilidade a mais no início.',
  'wow/A-71':
    'Quando se pergunta a um jogador se ele quer reagir, ou jogar uma carta em um momento do combate? Sempre que, pelo que todos podem ver, ele possa ter uma carta para jogar; as cartas que tem de fato na mão não contam. Qualquer um pode pedir que não lhe perguntem mais sobre reações neste turno; todos ficam sabendo.',
};
