import type { Tale } from '../../stories.ts';

/** The tale of The Ninth Toll, in Brazilian Portuguese. */
export const ninthToll: Tale<'ninth-toll'> = {
  introduction:
    'Em Santo Orrin a torre foi construída para baixo, para que o que dorme no fundo ouvisse os sinos antes de qualquer um na aldeia. Na memória dos vivos ela tocou oito vezes, e depois de cada badalada havia menos casas, e ninguém que soubesse dizer de quem tinham sido. Ontem à noite a corda voltou a se mexer sem mão que a puxasse. Oito badaladas para acordá-lo, diziam os velhos sineiros, e a nona decide. É bom que alguém esteja lá embaixo quando ela soar.',
  chapters: {
    'downward-steeple':
      'A escada vira à esquerda, e de novo à esquerda, passando por janelas que dão para a terra socada. Há uma vela na primeira porta, e foi acesa hoje. A chama se inclina para baixo. Segui-la é um consolo, desde que ninguém pergunte quem a pôs ali.',
    'first-bell':
      'O primeiro sino toma todo o vão da escada, largo como porta de celeiro e mais velho que a colina. Sente-se no corrimão antes de se ouvir. Bate quando quer, e a cada batida as coisas nos patamares chegam um passo mais perto; mas também se pode dar corda no relógio dele. Só quando tiver falado duas vezes o portão abaixo se abrirá.',
    pilgrims:
      'Descem em fila, e cada um carrega o que veio antes. Os mais novos são os mais apressados, pois a hora está próxima e lá no fundo há poucos lugares. No pescoço, em latinhas, trazem relíquias ainda mornas. Não vão precisar delas.',
    'the-ringing-floor':
      'O piso dos sineiros é um couro esticado sobre o escuro, de parede a parede, e alguma coisa bate nele pelo outro lado. Nas arcas estão as ferramentas que levaram para baixo, lubrificadas e com etiqueta. No lado oposto uma corda desce por um buraco da largura dos ombros. É o único caminho, e ela puxa.',
    clapper:
      'Este sino perdeu o badalo, e está ali de boca aberta. Quer dois golpes e não faz questão de quais: uma armadilha, um barril de pólvora, um ombro com alguma fé por trás. Enquanto o sino for mudo, a escada acaba aqui.',
    'mass-for-the-machine':
      'Há missa no patamar. Os fiéis estão em fileiras, parafusados no chão, e o órgão é todo pistões. Acabado o hino, a bandeja passa: deixem nela algo de vocês e serão abençoados, à moda deles, ou deixem-na passar e serão lembrados por isso.',
    'second-bell':
      'O segundo sino toca lá em cima e é respondido lá de baixo. O que responde sobe depressa, um para cada coração que ouve bater na escada. Calem outros tantos, e o sino ficará quieto o bastante para deixar passar.',
    undertone:
      'Debaixo da nota há outra, que tira o fio do aço. As lâminas giram na mão e os tiros se perdem, mas uma palavra dita no tom certo bate como um martelo. Os relicários deste andar estão abertos, deixados por gente que já não precisava deles. O que guardam é estranho, e melhor do que o que vocês trouxeram.',
    'the-rope-room':
      'Todas as cordas da torre se encontram numa sala e descem pelo piso como raízes. Ninguém pode segurá-las sozinho. Juntem-se em volta da placa, todos, quando vier de novo a hora escura, e as cordas despertarão. Quando ela vier outra vez, estejam lá de novo, e puxem como um só.',
    'third-bell':
      'O terceiro sino nunca para. Ele zumbe, e tudo o que é quente vai para o zumbido, um pouco por vez. Toda torre tem uma saída, e é a que o som toma: a fresta na parede. Não parem para admirar o sino.',
    'the-ninth-toll':
      'No fundo do mundo os grandes sinos pendem de boca para cima, em volta de uma cova de terra fresca. As badaladas vão soando, e na nona ele acorda, a não ser que os sinos estejam iluminados e toquem juntos em número bastante quando vier a hora escura. O Coveiro vai de um a outro e os cala com as mãos. Nada o machuca, porque foi sepultado há muito tempo; mas pode ser empurrado.',
  },
  victory:
    'Os sinos pegam a nota uns dos outros, e pelo tempo de um fôlego a torre inteira é um só acorde. Na cova alguma coisa se vira, suspira e volta a dormir. Na aldeia todos acordam no mesmo instante, e de manhã contam as casas e não falta nenhuma.',
  defeat:
    'A nona badalada soa, e nenhum sino responde. O que jazia no fundo abre os olhos e começa a subir, girando sempre para a direita, e ao subir desenrola a escada. Onde ficava a aldeia há agora um poço, e quem se debruça ouve tocar.',
};
