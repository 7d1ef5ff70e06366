import type { map as chapter } from '../../../rulebook/map.ts';

/** The map, adjacency and sight, in Brazilian Portuguese. */
export const map: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/map.1':
    'Uma peça é uma grade de 10 por 10 espaços. Uma saída tem dois espaços de largura e fica no meio de um lado, nas posições 4 e 5.',
  'ma/map.2': 'Um espaço comporta no máximo uma unidade.',
  'ma/map.3': 'A distância é contada em passos, e um passo na diagonal vale 1 como qualquer outro.',
  'ma/map.4':
    'Espaços que se tocam por um canto são adjacentes, a não ser que uma parede barre o caminho. A diagonal está barrada se cada um dos dois desvios em torno do canto, de dois passos retos, atravessa uma parede ou porta fechada. Escombros e unidades ao lado do canto não a barram.',
  'ma/map.5':
    'Peças lado a lado se ligam onde suas saídas se encontram; passos, distância e visão continuam de uma para a outra.',
  'ma/map.6':
    'Espaços e bordas são de três tipos. O que é transitável pode ser percorrido, e a mira à distância dos dois tipos passa por cima. Um obstáculo não pode ser percorrido, e só passa por cima a mira que ignora obstáculos. O que bloqueia a visão não permite nem uma coisa nem outra. São transitáveis o piso, as armadilhas, os fossos e os espaços de surgimento sem fichas. São obstáculos as unidades, os espaços de ação (eventos, baús, bancadas, estações de recarga, alavancas, capítulos), os barris e os espaços destruídos. Bloqueiam a visão as paredes, as portas fechadas e os escombros.',
  'ma/map.7': 'A linha de visão é a reta entre os centros de dois espaços.',
  'ma/map.8':
    'O primeiro e o último espaço nunca bloqueiam essa linha. Onde ela passa exatamente por um canto, é examinada como um passo na diagonal [ma/map.4], só que escombros também a barram.',
  'ma/map.9':
    'A mira corpo a corpo alcança uma unidade ou um espaço adjacente. A mira à distância X chega até X e é detida por obstáculos. A mira em arco X chega até X e ignora obstáculos.',
  'ma/map.10':
    'O alcance X é a distância em linha reta na grade, não o caminho a pé: a diferença de colunas ou a de linhas, a que for maior, é de no máximo X.',
  'ma/map.11': 'Os espaços de armadilha não fazem nada até que uma alavanca os dispare.',
  'ma/map.12':
    'Um barril não tem saúde, nunca é empurrado, puxado, trocado de lugar, controlado ou movido, e só pode ser alvo de ataques. Uma rolagem de ataque de pelo menos 1 o faz explodir: toda unidade adjacente é atacada com 3 dados pretos, com uma única rolagem para todas, e o barril é marcado como explorado.',
  'ma/map.13':
    'Uma unidade empurrada ou puxada contra um barril o faz explodir. A explosão também ataca os barris ao lado: com uma rolagem de 1 ou mais, esse barril explode também, com uma rolagem própria, quando a primeira explosão termina.',
  'ma/map.14': 'Um barril que explodiu é um obstáculo e não faz mais nada.',
  'ma/map.15':
    'Uma unidade que se move ou se teletransporta para um fosso, ou é empurrada ou puxada para ele, é destruída. Monstros irracionais nunca entram em um fosso por vontade própria.',
  'ma/map.16':
    'Escombros não podem ser percorridos e bloqueiam a visão. As paredes ficam nas bordas dos espaços.',
  'ma/map.17': 'As portas também ficam em bordas, entre dois espaços.',
  'ma/map.18':
    'Por inteiro, a linha de centro a centro é examinada assim. Onde ela cruza uma borda longe das pontas desta, uma parede ou porta fechada a bloqueia. Onde entra em um espaço que não é o último, escombros a bloqueiam e, para a mira à distância, um obstáculo ou uma unidade também. Onde passa exatamente por um canto, há dois desvios possíveis: um desvio está barrado se alguma de suas duas bordas é uma parede ou porta fechada, ou se o espaço no meio dele é de escombros; se ambos estão barrados, a visão está bloqueada. Obstáculos e unidades ao lado de um canto não bloqueiam.',
  'ma/map.19':
    'Em números inteiros: sejam nx e ny as diferenças de colunas e de linhas. Depois de i colunas e j linhas, a linha de visão passa a outra coluna se (2i+1)·ny é menor que (2j+1)·nx, e a outra linha da grade se é maior; se os dois são iguais, passa por um canto.',
  'ma/map.20':
    'Uma unidade que ocupa vários espaços, como um chefe de 2 por 2, usa o espaço que mais lhe convém para adjacência, alcance e visão. O mesmo vale para o que é mirado nela.',
  'ma/map.21': 'A visão vale nos dois sentidos: se um espaço vê outro, também é visto dele.',
  'ma/map.22':
    'Um efeito pode destruir um espaço de ação, que então fica com duas fichas de explorado e é um obstáculo para sempre. Nenhuma carta destrói um espaço de capítulo.',
  'ma/map.23': 'Uma saída além da qual não há peça é uma parede para o movimento, a visão e os empurrões.',
  'ma/map.24':
    'A mira em área X alcança toda unidade do tipo indicado a até X, se até ela corre uma linha que nenhuma parede, porta fechada ou escombro bloqueia [ma/map.18]. A mira em linha X toma uma das oito direções e alcança toda unidade nos primeiros X espaços nessa direção; ela termina antes de uma parede, porta fechada, escombros ou da borda do mapa. Nenhuma das duas escolhe alvo.',
  'ma/map.25':
    'Um espaço é escolhido como uma unidade: deve estar no alcance e à vista. Não precisa ser transitável.',
  'ma/map.26': 'Onde não tem saída, a borda de uma peça é uma parede.',
};
