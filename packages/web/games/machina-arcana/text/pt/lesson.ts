import type { LessonText } from '../lesson-text.ts';

export const lesson: LessonText = {
  explorer: {
    title: 'Quem desce?',
    text: 'Toque em uma carta para ficar com aquele explorador, ou dê antes uma boa olhada nela. Ada Thornquist aguenta pancadas e arromba portas: é uma boa primeira escolha. Um bot joga com quem vai com você: vocês ganham ou perdem juntos.',
  },
  chapter: {
    title: 'Uma história em capítulos',
    text: 'A carta ao lado do mapa é o capítulo atual. A barra diz o que ele espera; toque nela para ler a história e o que ele oferece. Passado o último capítulo, vocês vencem.',
  },
  act: {
    title: 'Tudo se paga com vigor',
    text: 'Cada espaço aceso mostra a quantos passos está, e cada passo custa 1 de vigor. Você pode parar, fazer outra coisa e seguir andando, na ordem que quiser, enquanto tiver vigor. Um dentinho avisa: quem termina o turno ali provavelmente será atacado.',
  },
  activate: {
    title: 'Algo ao alcance',
    text: 'Ao seu lado há um espaço que você pode usar. Os raios mostram o preço em vigor, os cristais o preço em essência. Baús guardam itens, espaços de evento dão essência e um evento, e estações de recarga devolvem as forças.',
  },
  door: {
    title: 'As portas estão do seu lado',
    text: 'Uma porta fechada segura quase todos os monstros: arrombá-la custa a eles 4 de vigor. Fechar uma custa a você 2 de vigor, de qualquer um dos lados.',
  },
  fight: {
    title: 'Seus ataques',
    text: 'As habilidades que você pode pagar estão listadas abaixo e acesas nas suas cartas. Escolha uma e toque em um alvo aceso: ele mostra a chance de acertar.',
  },
  dice: {
    title: 'Como é um ataque',
    text: 'Os dados brancos mostram de 0 a 2, os pretos de 0 a 3. Se a soma alcança a armadura do alvo, ou a vontade quando o ataque é arcano, o alvo perde 1 de saúde.',
  },
  raise: {
    title: 'A essência faz a diferença',
    text: 'No seu turno, cada essência gasta soma 1 à rolagem. Ao lado dos dados está quanto falta. Um monstro destruído no seu turno devolve 1 essência.',
  },
  explore: {
    title: 'Os salões continuam',
    text: 'Desta saída você pode acrescentar uma peça nova. O mapa nunca passa de dois por dois: as peças mais distantes afundam com todos os monstros que estão nelas. Isso pode salvar sua vida.',
  },
  spawn: {
    title: 'Vem alguma coisa?',
    text: 'Depois dos turnos de vocês, rola-se o dado de jogo para cada explorador. Abaixo do índice de surgimento aparece um monstro; se não, o índice sobe. O mostrador dá sempre a chance do próximo teste. De um espaço de surgimento selado não sai mais nada.',
  },
  monster: {
    title: 'Os monstros seguem regras',
    text: 'Eles agem do mais antigo ao mais novo. Cada um vai atrás do explorador mais próximo e usa a primeira habilidade que pode. Toque em um monstro quando quiser: você verá quem ele persegue, por onde vai e a chance de acertar.',
  },
  loss: {
    title: 'Saúde ou essência?',
    text: 'No lugar de cada ponto de saúde, você pode perder 1 essência. Um explorador sem saúde morre de vez; se a essência vai fazer mais falta depois, só você sabe.',
  },
  horror: {
    title: 'O teste de horror',
    text: 'Uma só rolagem para todos. Abaixo do índice de horror, compra-se um evento de horror e a ameaça sobe. O evento na mesa ajuda todos os monstros: leia-o.',
  },
  event: {
    title: 'Um evento',
    text: 'Alguns eventos ficam com um explorador ou um monstro. Os outros ficam ao lado do capítulo e valem para todos, até que o próximo os cubra.',
  },
  item: {
    title: 'Com qual você fica?',
    text: 'Um item principal funciona sozinho. Melhorias e ampliações o reforçam, se o símbolo delas entrar em um encaixe dele. O resto é destruído ou volta para o baralho.',
  },
  arrange: {
    title: 'Monte as peças',
    text: 'Toque em um item e depois em um lugar aceso. Você tem duas mãos para armas e lugar para uma peça de vestuário e um artefato, cada um com o que entra nos seus encaixes. Confirme quando estiver do seu gosto.',
  },
  exit: {
    title: 'Uma saída',
    text: 'A ficha dourada marca a saída. Todos têm de deixar a peça por ali; quem já saiu está a salvo e espera os outros.',
  },
  level: {
    title: 'Eles estão mais fortes',
    text: 'A ameaça passou do topo da escada: daqui em diante há monstros mais fortes no baralho. Lutar fica mais difícil do que correr, então vão atrás do objetivo do capítulo.',
  },
};
