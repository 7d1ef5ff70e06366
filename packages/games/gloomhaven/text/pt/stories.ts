import type { Stories } from '../stories.ts';

/** The stories of the scenarios in Portuguese. */
export const stories: Stories = {
  'black-barrow': {
    name: 'Colina Negra',
    intro:
      'Roubaram uns papéis de uma mercadora chamada Jekserah, e ela paga bem pelo silêncio. Os ladrões foram vistos a caminho de um velho túmulo sob a Colina Negra, no Bosque dos Cadáveres. A escada de pedra que desce até lá cheira a fumaça de tocha, e alguém ri lá embaixo.',
    sections: {
      1: 'Atrás desta porta ninguém ri. Os bandidos empurraram as mesas contra as paredes e estão pálidos ao lado delas, porque os ossos no chão estão se levantando. Eles não olham para os bandidos. Olham para vocês.',
    },
    conclusion:
      'Os últimos ossos se desfazem e o túmulo silencia. No meio do saque não há sinal dos papéis, mas atrás de uma estante uma passagem continua descendo, e na poeira as pegadas de botas são recentes. Quem dava as ordens aqui foi mais fundo.',
  },
  'barrow-lair': {
    name: 'Covil na Colina',
    intro:
      'A passagem desce até que as paredes já não são construídas, e sim cavadas. Na pedra estão riscadas palavras que ninguém deveria dizer, e lê-las deixa um peso no pensamento. No fim, os mortos montam guarda para os vivos.',
    sections: {
      1: 'Um homem de couraça amassada se ergue entre os caixões, com um maço de papéis preso no cinto. “Deviam ter ficado na cidade com os bêbados”, diz ele, e aponta para as portas em volta. Do outro lado de cada uma, alguma coisa arranha.',
    },
    conclusion:
      'Sem o comandante, os mortos se deitam como se só esperassem licença. Os papéis falam de criptas, ritos e exércitos a despertar, leitura estranha para quem vende bugigangas. Jekserah conta o ouro sem perguntar nada e logo tem outra tarefa para vocês, enquanto as anotações citam uma cripta que vocês poderiam ver com os próprios olhos.',
  },
  'inox-encampment': {
    name: 'Acampamento Inox',
    intro:
      'Caravanas foram queimadas na beira da Floresta das Adagas, e Jekserah quer que os inox aprendam quanto isso custa. De um círculo de cabanas numa clareira sobe fumaça. São mais do que ela contou, e entre as árvores estão levando as crianças embora.',
    sections: {
      1: 'Uma trilha sai do acampamento para o escuro da mata, coberta de estacas e cordas. É aqui que os inox guardam o que não puderam carregar. Com este caminho nas mãos de vocês, nenhum guerreiro volta mais da floresta.',
    },
    conclusion:
      'As trompas se calaram, e quem pôde fugir, fugiu. Na cabana maior vocês acham mercadorias com as marcas de muitos comerciantes, e nenhuma com a de Jekserah. Ela paga mesmo assim, e já fala do próximo plano.',
  },
  'crypt-of-the-damned': {
    name: 'Cripta dos Condenados',
    intro:
      'As anotações do túmulo descrevem uma cripta à beira do Rio Sereno, e alguém chegou antes. A laje está afastada, as lamparinas estão acesas. Um vento sobe a escada, embora não haja nada lá embaixo de onde ele possa vir.',
    sections: {
      1: 'Na câmara só há um baú num círculo de areia e, em volta, as marcas de quem ali se ajoelhou. Então a areia se levanta sem pressa, como quem é interrompido em plena oração.',
    },
    conclusion:
      'Os cultistas levavam mapas. Um conduz, pela Estrada de Pedra, a uma segunda cripta, onde seus irmãos preparam algo maior; outro, com a letra que vocês conhecem do túmulo, assinala uma tumba pela qual alguém oferece recompensa. Só dá para seguir um de cada vez.',
  },
  'ruinous-crypt': {
    name: 'Cripta em Ruínas',
    intro:
      'Ao passar pelo portão quebrado, o ar vira vidro e as armas escorregam de dedos que não obedecem. Em torno de um altar, chamas ardem ao lado do gelo, e nenhum dos dois cede. Quem fez isso ainda não terminou.',
    sections: {},
    conclusion:
      'O cântico se interrompe, mas o que ele abriu continua aberto: um rasgo no ar atrás do altar, cheio de cores que doem. Vocês podem atravessá-lo e procurar aquele que está sendo chamado. Ou procurar alguém que saiba fechar uma ferida dessas.',
  },
  'decaying-crypt': {
    name: 'Cripta Putrefata',
    intro:
      'A tumba à beira do rio apodreceu por dentro. A água escorre pelas paredes, o chão afundou, e cada respiração tem gosto de flores velhas. Alguma coisa aqui se lembra de ter sido enterrada com honras, e não gosta de visitas.',
    sections: {},
    conclusion:
      'No salão do coração da cripta vocês encontram aquilo por que prometeram a recompensa: um cofre de prata enegrecida, morno ao toque. O comprador nunca mostra o rosto, mas a bolsa traz o selo de uma mercadora conhecida. Para que ela precisa daquilo, a esta altura dá para adivinhar.',
  },
  'vibrant-grotto': {
    name: 'Gruta Vibrante',
    intro:
      'Para achar quem se esconde atrás da magia é preciso ter a própria magia, e a encantadora da cidade deu uma lista a vocês. Tudo cresce numa única caverna das Montanhas Pescoço de Cobre, onde as flores brilham e o musgo zumbe. Colham com cuidado, disse ela, e não pisem em nada.',
    sections: {},
    conclusion:
      'Vocês descem a montanha com as bolsas cheias de pétalas que brilham através do pano. A encantadora as mói, queima, e encara a fumaça até os olhos lacrimejarem. Depois desenha um mapa do Bosque dos Cadáveres e põe o dedo num único ponto.',
  },
  'gloomhaven-warehouse': {
    name: 'Armazém de Gloomhaven',
    intro:
      'Vocês entenderam o que os papéis, o cofre e as tarefas têm em comum, e contaram à guarda. O capitão dá uma noite a vocês. O armazém do cais está escuro, mas lá de dentro vem o som de caixotes sendo abertos por mãos que não se cansam.',
    sections: {
      1: 'No fundo, dois inox enormes barram o caminho, escudo contra escudo. Por cima dos ombros deles vocês veem uma capa vermelha sumir por um alçapão. “Ninguém passa”, diz um dos dois, quase com pena de vocês.',
    },
    conclusion:
      'O alçapão leva ao rio, e o barco se foi. Jekserah deixou a cidade, mas não os planos: nos caixotes havia centenas de corpos, muito bem embalados. A cidade agradece, e todos querem saber onde ela está agora.',
  },
  'diamond-mine': {
    name: 'Mina de Diamantes',
    intro:
      'Jekserah diz que a mina nas Montanhas da Vigília é dela por contrato, e que os vermlings que trabalham lá não leem contratos. Ela quer o primeiro baú de pedras e a cabeça do capataz. Vocês ouvem o estalo do chicote antes de ver a luz do poço.',
    sections: {
      1: 'O túnel se abre numa caverna ampla, cheia de vagonetes, cordas e guinchos. Sobre um monte de entulho está o capataz, e a cada chicotada mais um vermling se vira para vocês.',
    },
    conclusion:
      'Livres do dono, os vermlings se espalham por fendas estreitas demais para vocês. O baú pesa mais do que parece. De volta à cidade, as ruas estão vazias e os portões, trancados: Jekserah não queria as pedras para fazer joias, e os mortos dela já marcham.',
  },
  'plane-of-elemental-power': {
    name: 'Plano do Poder Elemental',
    intro:
      'Um passo, e não há mais em cima nem embaixo até que vocês decidam. O chão é cinza aqui e cristal ali, e as bordas ardem. Quem mora neste lugar não pergunta quem são vocês: só percebe que são feitos de algo que dá para queimar.',
    sections: {},
    conclusion:
      'Quando o último se apaga como uma vela, fala uma voz maior do que o céu. Ela não ameaça: faz uma oferta. Cumpram uma tarefa para ela e o caminho de casa continua aberto; ou subam ao seu trono e deem lá a sua resposta.',
  },
  'gloomhaven-square-a': {
    name: 'Praça de Gloomhaven A',
    intro:
      'Vocês escolheram o lado que paga. Atrás de vocês os mortos marcham pelas ruas de Gloomhaven, e desta vez não estendem as mãos na sua direção. À frente, a guarda fechou a praça, e no muro em volta da fonte os arqueiros retesam os arcos.',
    sections: {
      1: 'O capitão da guarda reuniu em torno de si os últimos homens e não recua nem mais um passo. Ele conhece vocês pelo nome. Isso não facilita nada, nem para ele, nem para vocês.',
    },
    conclusion:
      'Quando o capitão cai, os estandartes descem das muralhas, e à noite as lojas estão abertas. Jekserah governa da casa de contas, e os mortos varrem as ruas. Vocês estão ricos, e as pessoas atravessam a rua quando vocês chegam.',
  },
  'gloomhaven-square-b': {
    name: 'Praça de Gloomhaven B',
    intro:
      'Vocês escolheram a cidade. Os sinos tocam em todas as torres enquanto os mortos saem dos canais, e a guarda abre espaço nas fileiras sem uma palavra. Em algum lugar além da praça, Jekserah dirige tudo como um dia de feira.',
    sections: {
      1: 'Quando o portão da casa da guarda se abre, vocês veem como a coisa vai mal. Em volta da fonte, arqueiros e cadáveres lutam costas contra costas. “Para o outro lado!”, grita alguém. “Enquanto ela estiver de pé, eles vão se levantar de novo!”',
    },
    conclusion:
      'Jekserah tomba, e por toda a cidade os corpos caem onde estão. Leva dias enterrá-los pela segunda vez. O capitão aperta a mão de cada um de vocês, e nos bolsos dela há cartas que falam de amigos em outros lugares.',
  },
  'temple-of-the-seer': {
    name: 'Templo do Vidente',
    intro:
      'Dizem que no alto das Montanhas da Vigília vive um vidente que responde a uma pergunta. O templo não tem sacerdotes, só guardiões, e entre as colunas as feras fizeram suas tocas. Sobre a pergunta vocês se entendem antes de entrar; sobre as palavras, não.',
    sections: {
      1: 'O grande salão parece vazio, até que um dragão ao lado do altar abre os olhos. Das colunas saem fantasmas e tomam seus lugares, como se esta recepção tivesse sido ensaiada por mil anos.',
    },
    conclusion:
      'O vidente é pequeno, velho e cego, e parece se divertir. “Força, ouro ou justiça”, diz ele, “vocês podem perguntar o caminho para um só. Os outros dois terão de achar sozinhos, como todo mundo.”',
  },
  'frozen-hollow': {
    name: 'Vale Congelado',
    intro:
      'O caminho até a fonte do poder passa por uma garganta onde o sol nunca entrou. O frio se infiltra nos braços e nos pensamentos, e cada golpe chega um instante atrasado. Do gelo, rostos espiam, e alguns acompanham vocês com os olhos.',
    sections: {},
    conclusion:
      'No fim do vale, uma luz pulsa no gelo como um coração. Ao tocá-la, vocês compreendem, pelo tempo de um suspiro, como se faz um feitiço, e como ele poderia ser melhor. A encantadora da cidade vai querer ouvir cada palavra.',
  },
  'shrine-of-strength': {
    name: 'Santuário da Força',
    intro:
      'O vidente chamou isto de santuário, mas parece uma fechadura. As lajes cedem sob os pés, e em algum lugar atrás das paredes movem-se pesos. Quem o construiu não queria deixar de fora os fracos: queria deixar de fora os solitários.',
    sections: {},
    conclusion:
      'Na câmara mais interna não há arma nem relíquia, apenas uma bacia de água límpida. Vocês bebem, um depois do outro. Na volta as mochilas não pesam nada, e as portas que precisavam de todos se abrem com uma só mão.',
  },
  'mountain-pass': {
    name: 'Passo da Montanha',
    intro:
      'Um único passo atravessa as Montanhas Pescoço de Cobre antes da neve. Dizem que os inox cobram pedágio ali, e ultimamente ninguém voltou para reclamar do preço. Pedras rolam pela encosta, e não é o vento que as move.',
    sections: {
      1: 'Depois da curva vocês entendem: os inox não dominam o passo, é o passo que os domina. As rochas têm braços, as rajadas têm olhos, e ambas fizeram um trato com os guerreiros de chifres, às custas de vocês.',
    },
    conclusion:
      'O vento amaina e o passo está livre. Do ponto mais alto vocês veem duas trilhas: uma despenca num vale de onde uma voz parece chamar, a outra sobe rumo a um pico de gelo. Nenhuma tem jeito de caminho de casa.',
  },
  'lost-island': {
    name: 'Ilha Perdida',
    intro:
      'O capitão desembarca vocês e promete esperar até a maré. Ninguém desenha esta ilha num mapa desde que a frota do tesouro se perdeu, e as árvores se fecharam. Uma coisa pequena corre pelos galhos e assobia, e uma coisa grande responde.',
    sections: {
      1: 'Do outro lado da paliçada há uma vila feita de tábuas de navio e figuras de proa. Os vermlings usam os chapéus dos capitães. Mostram os dentes, e das cabanas do fundo um urso rosna.',
    },
    conclusion:
      'Na última cabana o ouro da frota está em montes, roído, polido e separado por tamanho. Vocês carregam o quanto o barco aguenta. O resto fica com a ilha, que cuidou dele melhor do que qualquer rei.',
  },
  'abandoned-sewers': {
    name: 'Esgotos Abandonados',
    intro:
      'Sob o bairro mais antigo há esgotos que foram murados antes que alguém possa se lembrar, e agora o muro tem um buraco. O fedor é tão espesso que as lamparinas queimam verdes. Na água desliza algo mais comprido do que deveria.',
    sections: {
      1: 'Todos os canais se juntam nesta abóbada. Vermlings agachados nas bordas pescam com as mãos, enquanto o lodo nas paredes incha e murcha como se dormisse. Um dos pescadores ergue os olhos e assobia.',
    },
    conclusion:
      'Quando o último lodo seca, vocês descobrem o que atraiu tudo isso: canos que não pertencem à cidade, e marcas de ferramentas que nenhum ferreiro de Gloomhaven fabrica. Vários túneis partem da abóbada. Cada um cheira a uma encrenca diferente.',
  },
  'forgotten-crypt': {
    name: 'Cripta Esquecida',
    intro:
      'Hail sabe mais sobre a fenda do que qualquer um que esteja vivo, se “viva” é a palavra certa para ela. Para fechá-la, precisa chegar a um altar numa cripta que até os mortos esqueceram, e ela é feita de pouco mais que névoa. “Eu vou na frente”, diz. “Cuidem para que eu chegue.”',
    sections: {
      1: 'Vozes se erguem atrás de vocês. O culto mandou sua gente no seu encalço, e eles vêm por onde vocês entraram. Hail não se vira.',
      2: 'A corrente de ar da porta aberta percorre a cripta inteira e acorda o que dormia nas paredes. “Eles nos invejam”, diz Hail, no tom de quem comenta o tempo.',
      3: 'Ali está o altar, cinzento e simples. No mesmo instante, nas salas atrás de vocês, os ossos começam a chocalhar, como se esperassem exatamente por isto. “Falta pouco”, diz Hail.',
    },
    conclusion:
      'Hail pousa as mãos na pedra, e por um momento passaria por uma mulher de carne e osso. Do altar ela tira um pequeno turíbulo que não dá fumaça nem luz. “Com isto”, diz, “e com muita paciência, podemos costurar o céu.”',
  },
  'necromancers-sanctum': {
    name: 'Santuário da Necromante',
    intro:
      'O ponto no mapa é uma colina oca no Bosque dos Cadáveres, com uma porta de dobradiças bem azeitadas. Jekserah não ficou parada desde a fuga. Vocês sentem cheiro de incenso e terra úmida, e ouvem muitos pés pisando no mesmo compasso.',
    sections: {
      1: 'Ela está sentada a uma escrivaninha, como fazia na cidade, rodeada de livros-caixa, e marca um nome antes de erguer os olhos. “Vocês foram um bom investimento”, diz Jekserah. “Pena ter de lançá-los como prejuízo.” Atrás dela, as sombras se levantam.',
    },
    conclusion:
      'Os livros-caixa queimam bem. Antes de atirar o último ao fogo, vocês o folheiam: pagamentos a cultos, remessas para os esgotos, tributos além das montanhas. Jekserah era mercadora, mas também freguesa, e quem vendia para ela continua no ramo.',
  },
  'random-dungeon': {
    name: 'Masmorra aleatória',
    intro:
      'Ninguém desenhou um mapa deste lugar, e quem fala dele conta cada vez outra coisa. Dizem que são três salas, e que só se sabe o que espera na próxima quando a porta dela está aberta.',
    sections: {},
    conclusion:
      'Atrás da última sala só há rocha, e nada mais que se mova. Vocês sobem de volta à luz do dia com o que coube nos bolsos e uma história em que ninguém vai acreditar.',
  },
};
