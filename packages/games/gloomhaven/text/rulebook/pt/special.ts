import type { special as chapter } from '../../../rulebook/special.ts';

/** Special rules of scenarios, in Brazilian Portuguese. */
export const special: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/special.1':
    'Um monstro que aparece é colocado no seu local de aparecimento ou, se este não estiver vazio, no hexágono vazio mais próximo.',
  'gh/special.1a':
    'Dois monstros aparecem em um hexágono que tem um personagem: são colocados nos dois hexágonos vazios mais próximos.',
  'gh/special.2':
    'Um monstro que aparece no fim de uma rodada age a partir da próxima; um que aparece durante uma rodada age nessa rodada como se tivesse acabado de ser revelado [gh/move.23].',
  'gh/special.3': 'Os monstros que aparecem por uma regra do cenário não deixam dinheiro.',
  'gh/special.4': 'Se não houver ficha livre, o monstro não aparece.',
  'gh/special.5':
    'Uma porta trancada não pode ser aberta entrando nela; é uma parede para todos até que se cumpra a sua condição de abertura.',
  'gh/special.6':
    'As placas de pressão não afetam o movimento; uma placa ocupada por um personagem no fim de um turno pode ativar um efeito indicado pelo cenário.',
  'gh/special.6a':
    'Um personagem passa por uma placa que abre uma porta e termina o turno em outro lugar: nada acontece.',
  'gh/special.6b':
    'Se o cenário pede placas conforme o número de personagens, contam os que ainda estão em jogo; a um personagem que ficou sozinho basta uma das placas previstas para dois.',
  'gh/special.7':
    'O cenário diz se só conta o fim do turno do próprio personagem e se a placa pode ser ativada de novo; caso contrário, conta, uma única vez, o fim do turno de qualquer figura com um personagem sobre a placa [gh/A-16].',
  'gh/special.8':
    'Um obstáculo a que o cenário dá pontos de vida pode ser atacado e é removido quando eles ficam abaixo de 1; só pode ser destruído por dano, não por habilidades que destroem obstáculos.',
  'gh/special.9':
    'Um obstáculo desse tipo conta como inimigo para as habilidades, tem iniciativa 99 para o foco das criaturas invocadas e é imune a todas as condições negativas.',
  'gh/special.9a':
    'Um altar com 12 pontos de vida e um monstro estão à mesma distância de uma criatura invocada: ela foca no monstro, cuja iniciativa é menor que 99.',
  'gh/special.10':
    'As fichas de objetivo representam figuras aliadas ou lugares a saquear; para as figuras aliadas, os números são aleatórios e dão a ordem das ações.',
  'gh/special.11':
    'As figuras aliadas seguem os atributos e as instruções do cenário; são aliadas dos personagens e inimigas dos monstros.',
  'gh/special.11a':
    'Uma figura aliada que vai a um lugar toma o caminho mais curto; entre caminhos igualmente curtos, um com o menor número de armadilhas e de hexágonos de terreno perigoso.',
  'gh/special.11b': 'Se uma figura aliada chegou a um lugar vê-se no fim do seu próprio turno.',
  'gh/special.12':
    'As fichas de auxílio de cenário marcam lugares especiais, como pontos de aparecimento ou pontos em que se lê um texto, e por si só não têm efeito.',
  'gh/special.13':
    'Os monstros nomeados (chefes ou variantes únicas de um tipo normal) não são nem normais nem elite; efeitos restritos a esses não os afetam.',
  'gh/special.14': 'Nas fórmulas dos cenários, N é o nível do cenário e P o número de personagens.',
  'gh/special.14a':
    'Um objetivo com 4 + P x N pontos de vida, em N = 3 com dois personagens, tem 10 pontos de vida.',
  'gh/special.15':
    'As frações nas fórmulas são arredondadas para cima, a menos que o cenário diga outra coisa.',
};
