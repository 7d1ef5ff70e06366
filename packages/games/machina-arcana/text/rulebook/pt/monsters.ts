import type { monsters as chapter } from '../../../rulebook/monsters.ts';

/** The monster phase, in Brazilian Portuguese. */
export const monsters: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/monsters.1':
    'Os monstros agem na ordem da fila, do mais antigo em diante. Cada um age no máximo uma vez, e um monstro que entra na fila durante esta fase espera a próxima rodada.',
  'ma/monsters.2':
    'O turno de um monstro dura até que seu vigor acabe ou até que ele não possa chegar mais perto do explorador mais próximo.',
  'ma/monsters.3':
    'O explorador mais próximo é aquele a menos passos, em qualquer peça, entre os que podem ser alvo. Os passos evitam escombros, espaços de ação e tudo o mais que é intransitável, mas passam por portas fechadas e unidades como se não existissem. Unidades imóveis contam como escombros.',
  'ma/monsters.4':
    'Entre exploradores à mesma distância, conta como mais próximo o que tem menos saúde restante; se isso também empata, os jogadores escolhem.',
  'ma/monsters.5':
    'Nessa contagem, fossos e espaços destruídos são intransitáveis. Os barris, por serem unidades que não se movem, contam como escombros.',
  'ma/monsters.6':
    'Um monstro faz a primeira destas coisas que consegue: usar uma habilidade ativa; destruir uma porta fechada, por 4 de vigor; mover-se 1 espaço para mais perto, por 1 de vigor. Depois de cada uma recomeça do início, e o explorador mais próximo é procurado de novo.',
  'ma/monsters.7':
    'Suas habilidades são as dos seus eventos de horror relacionados, depois as do evento de horror atual, depois as da própria carta.',
  'ma/monsters.8':
    'Em uma carta, as habilidades são tentadas de cima para baixo. Uma delas pode ser usada se há vigor para pagá-la, se seu limite e sua condição permitem, se há um alvo válido e se o efeito seria visível. O de um ataque sempre é; um empurrão ou puxão deve mover o alvo, uma recuperação deve encontrar algo que falta, um movimento deve levar o monstro para mais perto, uma troca de posição deve cumprir sua condição.',
  'ma/monsters.9':
    'Uma habilidade mira no explorador mais próximo, se puder; senão, no próximo em que possa mirar. Uma habilidade sobre monstros pega o primeiro da fila, que não seja o próprio, em que o efeito seria visível; uma sobre espaços pega o mais próximo.',
  'ma/monsters.10':
    'O próximo passo vai para um espaço livre e transitável que diminui a contagem. Entre vários, a ordem é norte, leste, sul, oeste, nordeste, sudeste, sudoeste, noroeste. Se todos estão ocupados, o monstro espera.',
  'ma/monsters.11':
    'Um monstro só destrói uma porta se o caminho mais curto passa por ela. É assim quando ele não pode dar agora nenhum passo que diminua a contagem, e pelo menos um desses passos é barrado apenas por uma porta fechada; o último passo, para o espaço do próprio explorador, também é considerado.',
  'ma/monsters.12':
    'Um monstro adjacente ao explorador que não pode pagar nenhuma habilidade fica onde está.',
  'ma/monsters.13':
    'Exploradores que não podem ser alvo são ignorados. Se nenhum pode ser alvo ou alcançado, o monstro não se move; ainda assim usa as habilidades que não precisam de um explorador.',
  'ma/monsters.14':
    'Monstros astutos também podem mover-se em qualquer direção por 1 de vigor, abrir ou fechar uma porta por 3, destruir uma porta aberta ou fechada por 4, e puxar uma alavanca por 3: o mesmo ataque de quando um explorador a puxa [ma/actions.13.1], depois do qual a alavanca fica explorada.',
  'ma/monsters.15':
    'Seis verificações, feitas nesta ordem antes de cada coisa que um monstro astuto faz, decidem quando ele usa essas ações [ma/Q5].',
  'ma/monsters.15.1':
    'Se está ao lado de uma alavanca não explorada e tem 3 de vigor, e nas armadilhas da sua peça há mais exploradores que monstros, ele mesmo incluído, puxa a alavanca.',
  'ma/monsters.15.2': 'Se pode usar uma habilidade, usa-a como qualquer monstro [ma/monsters.6].',
  'ma/monsters.15.3':
    'Se uma porta fechada barra seu caminho [ma/monsters.11] e ele tem 4 de vigor, abre a porta por 3. Sobra-lhe 1 para um passo.',
  'ma/monsters.15.4':
    'Se neste turno pode chegar a pé a um espaço de onde poderia usar uma habilidade com o vigor que lhe restaria, vai até lá por um dos caminhos mais curtos, por espaços livres, sem fossos e sem armadilhas cuja alavanca não foi explorada. Escolhe o espaço a menos passos; para uma habilidade com alcance acima de 1, escolhe entre esses o mais distante de todos os exploradores.',
  'ma/monsters.15.5':
    'Se não há mais nada que possa usar neste turno e todos os seus ataques têm alcance acima de 1, afasta-se, um espaço por vez, enquanto isso aumentar os passos até o explorador mais próximo e ele continuar na sua peça.',
  'ma/monsters.15.6':
    'Caso contrário, age como um monstro irracional, mas nunca pisa em uma armadilha cuja alavanca não foi explorada e tem um explorador ao lado.',
  'ma/monsters.16':
    'Os monstros não dividem espaços e não planejam desvios uns dos outros. Como um passo precisa diminuir a contagem, um monstro bloqueado espera.',
  'ma/monsters.17': 'Um monstro destruído ou exilado antes do seu turno não tem turno.',
  'ma/monsters.18':
    'No começo do seu turno, um monstro tem o vigor impresso na carta, alterado pelo que está em vigor; o que sobra no fim se perde. Um monstro atordoado perde esse turno em vez disso, e depois não está mais atordoado.',
  'ma/monsters.19':
    'Um monstro que busca outra coisa, como um chefe pode fazer, conta os passos até ela. Só os conta até os exploradores quando não há nada desse tipo.',
  'ma/monsters.20':
    'Nenhuma habilidade ativa de um monstro custa 0 de vigor, por isso seu turno sempre acaba.',
};
