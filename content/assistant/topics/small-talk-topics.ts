import type { Topic } from '#domain/chat/understand/topic.ts';
import { agentName } from '../../agent.ts';

const HELP =
  'Ask about one of the eight areas, a price range, homes for sale, selling, or buying in North Carolina.';
const HELP_ES =
  'Pregunte por una de las ocho zonas, un precio, casas en venta, vender o comprar en Carolina del Norte.';

export const smallTalkTopics: Topic[] = [
  {
    id: 'hello',
    say: [
      '^(hi|hello|hey|hiya|howdy|yo|sup|greetings|(good )?(morning|afternoon|evening|day)|hola|bonjour|ciao|aloha|namaste|buen(os|as) (dias|tardes|noches)|buenas|saludos)( .. (there|you|avery|assistant|bot|everyone|all|sir|madam|maam|dear|friend|folks|partner|pal|buddy|team))?$',
      '^(hi|hello|hey|hola)( \\w+)?$',
      '^(anyone|anybody|hello|someone) (there|here|home)$',
      '^(are )?(you )?there$',
      '(merry christmas|happy (holidays|new year|thanksgiving|easter|fourth|4th|halloween|\\w+day)|seasons? greetings|feliz (navidad|ano|dia))',
      'whats up',
      'what is up',
    ],
    answer: {
      en: `Hello. I'm the automated assistant of ${agentName}. ${HELP}`,
      es: `Hola. Soy el asistente automático de ${agentName}. ${HELP_ES}`,
    },
  },
  {
    id: 'yes',
    say: [
      '^(yes|yeah|yep|yup|si|claro)( (please|thanks|por favor))?$',
      '^(can|could|may) i ask (you )?(something|a question|you (something|a question))$',
      '^i have (a|some|another|a quick) questions?$',
    ],
    answer: {
      en: `Gladly; what would you like to know? ${HELP}`,
      es: `Con gusto; ¿qué quiere saber? ${HELP_ES}`,
    },
  },
  {
    id: 'no',
    say: [
      '^(no|nope|nah)( (no|not|thanks|thank you|gracias|(right )?now|yet|today|really|just looking|that is all|i am good))*$',
      '^(not (right )?now|not yet|not today|that is all|nothing else|i am good|ahora no|nada mas)( (thanks|thank you|gracias))?$',
    ],
    answer: {
      en: `That is fine. ${HELP}`,
      es: `Está bien. ${HELP_ES}`,
    },
  },
  {
    id: 'how-are-you',
    say: [
      'how (are|r) (you|u|ya)( .. (today|doing))?',
      '(nice|good|great|pleased|happy) to (meet|talk (to|with)|chat with) you',
      '(mucho gusto|encantad[oa])',
      'how (is|are) (it going|things|your day|life)',
      'how do you (do|feel)',
      '^(hola )?como (estas|esta|le va|te va|andas)( usted| hoy)?$',
      'que tal$',
      'que tal( todo)?$',
    ],
    answer: {
      en: `Well, thank you, for a program. ${HELP}`,
      es: `Bien, gracias, para ser un programa. ${HELP_ES}`,
    },
  },
  {
    id: 'thanks',
    isSmallTalk: true,
    say: [
      'thanks?',
      'thank (you|u)',
      'thx',
      'ty',
      'appreciate( it| that| your help)?',
      '^(that is |it is |very |so )?(great|awesome|perfect|cool|nice|wonderful|excellent|helpful|good job|well done|love it|you rock|amazing)$',
      '^(great|awesome|perfect|cool|nice|wonderful|excellent|ok|okay|got it|sounds good|good|k|alright|i see|understood|interesting|wow)( .. (thanks|thank you))?$',
      '(muchas )?gracias',
      '^(perfecto|excelente|genial|vale|de acuerdo|entendido|bueno|bien)$',
      '^(ok|okay|oh|ah|wow|yes|yeah|cool|nice|great) (cool|great|nice|good|thanks|perfect|awesome|sure|ok|got it)$',
      'that (helps|helped|is helpful|is all)',
      '^(ok |thanks |great )*that is (plenty|enough|all|it|everything|all i need(ed)?)( (for (now|today)|i need))*$',
      '(?<!not )(very|so|really) helpful',
      '^(never ?mind|nothing( else)?|no worries|no problem|all good|that is (it|all))( .. (thanks|thank you|now))?$',
      '^(cheers|ta|much obliged|appreciated|sweet|brilliant|fantastic|lovely|super|noted|fair enough)( .. (thanks|mate|then))?$',
    ],
    answer: {
      en: 'You are welcome. Anything else about an area, a home or a sale?',
      es: 'Con gusto. ¿Algo más sobre una zona, una casa o una venta?',
    },
  },
  {
    id: 'bye',
    isSmallTalk: true,
    say: [
      '(bye|goodbye|good bye|see (you|ya)|good ?night|farewell|take care|have a (good|nice|great) (day|one|evening|night|weekend))',
      'talk (to you )?later',
      '(think about (it|that)|sleep on it|think it over|let you know|get back to you|come back later)( .. (later|soon|thanks))?$',
      'later$',
      '(adios|hasta (luego|pronto|manana)|chao|nos vemos)',
    ],
    answer: {
      en: `Goodbye. The light stays on: come back any time, or call.`,
      es: 'Hasta luego. Vuelva cuando quiera, o llame.',
    },
    links: ['call'],
  },
  {
    id: 'who-are-you',
    say: [
      '(who|what) (are|r) (you|u)',
      '(are|r) (you|u) (a |an |the )?(\\w+ )?(bot|robot|human|person|ai|real|machine|computer|program|avery|chatbot|chat ?gpt|gpt|live|someone|agent|automated|alive|man|woman)',
      '^(you|u) (a |an |the )?(bot|robot|human|person|ai|real|machine|computer|program|chatbot)( person| human)?$',
      '(is|are) (the|this|your) (chat|chatbot|chat bot|assistant|agent|thing) .. (human|bot|robot|person|real|ai|automated|live|machine)',
      '(use|using|run on|powered by|made with) (\\w+ )?(ai|chatgpt|gpt|llm|machine learning|artificial intelligence)',
      '(am i|is this|is it) .. (talking|speaking|chatting|a bot|a robot|a human|a person|real|ai|automated|chatgpt|human)',
      '(your name|what should i call you|do you have a name)',
      'who (made|built|created|programmed|trained) you',
      'what (model|ai|technology) .. (you|this)',
      '(quien|que) eres',
      '(eres|es|es usted|usted es) (un |una |el )?(humano|robot|real|bot|persona|maquina|programa|inteligencia)',
      '(como te llamas|tu nombre|su nombre)',
      '(is|are) (this|it|there|that) (a |an )?(real |actual |live )?(person|human|man|woman|somebody|someone)( .. (typing|here|there|writing))?',
      'hablo con (un|una)',
      'persona real o',
      'chat ?gpt',
      'artificial intelligence',
      'bot',
      'are you (conscious|sentient|smart|single|married)',
      'how old are you',
      '(do|can|are|have) you (ever |really )?(\\w+ )?(feelings?|emotions?|tired|bored|lonely|sleep|hungry|happy|sad|dream|brain)',
      'who (dis|this|is this|this is)$',
      'where are you from',
    ],
    first: true,
    answer: {
      en: `I'm an automated assistant on the website of ${agentName}, not a person. I answer from this site's own records and can pass a question on to the team.`,
      es: `Soy un asistente automático en el sitio de ${agentName}, no una persona. Contesto con los registros de este sitio y puedo pasar su pregunta al equipo.`,
    },
    links: ['call', 'contact'],
  },
  {
    id: 'what-can-you-do',
    yields: true,
    say: [
      'what (can|could|do|does) (you|u|i|this)( (assistant|chat|bot|chatbot))? (do|help|know|answer|ask|assist)(?! (with (my|our|the)|(in|at|around|near) (?!this|here)))( .. (with|me|about|you))?',
      'how (can|do|could) (you|u) (help|work|assist)( me)?',
      '^(help|help me|i need help|ayuda|ayudame|menu|options|start|info)( please| por favor)?$',
      '(what|which) (questions|things|topics) .. (ask|answer|know)',
      'what .. ask you',
      'what can you tell (me|us)$',
      'how (does|do) (this|the|your) (chat|bot|chatbot|assistant|thing) work',
      '^(hey |hi |hello |just |i have |got |a |one |quick |small )+questions?$',
      '(me|nos) (puede\\w*|podria\\w*) ayudar$',
      '(can|could|would) you help( me)?( out)?( please)?$',
      '(que|en que|como) .. (puede\\w*|puedes|sabes|sabe) .. (hacer|ayudar\\w*|contestar|preguntar)',
      'necesito ayuda$',
      '^(can|could|may) (we|i) (chat|ask)( with you)?$',
      'i have (a|some|a few) questions?$',
      '^(so )?what do you (know|have)$',
      'can i ask (you )?(a|some) questions?',
    ],
    answer: {
      en: 'I can read you price, walk, transit and bike scores, days on market and homes for sale in eight Charlotte areas, compare them, search the sample homes, explain selling and buying in North Carolina, find a page, and pass your question to the team.',
      es: 'Puedo leerle precios, puntajes, días en el mercado y casas en venta de ocho zonas de Charlotte, compararlas, buscar entre las casas de muestra, explicar cómo se vende y se compra en Carolina del Norte y pasar su pregunta al equipo.',
    },
    links: ['areas', 'compare', 'sell', 'market'],
  },
  {
    id: 'joke',
    say: ['jokes?', 'funny', 'make me laugh', '(i am )?bored', 'sing', 'chiste', 'entertain'],
    answer: {
      en: `Why do old houses make good listeners? They have been through every story. ${HELP}`,
      es: `¿Por qué las casas viejas escuchan bien? Porque conocen todas las historias. ${HELP_ES}`,
    },
  },
  {
    id: 'feelings',
    say: [
      '(i )?love you',
      'you (are|r) (so |very |really )?(great|nice|cool|awesome|smart|helpful|amazing|funny|cute|the best|wonderful|sweet)',
      'good (bot|job|robot)',
      '(nice|great|cool|beautiful|lovely|good|love (this|your|the)) (site|website|page|chat|work)$',
      'marry me',
      'te amo',
      'te quiero',
    ],
    answer: { en: `That is kind. ${HELP}`, es: `Muy amable. ${HELP_ES}` },
  },
  {
    id: 'complaint',
    say: [
      '(stupid|dumb|useless|idiot|suck|sucks|terrible|hate|(you are|this is|total|complete) (garbage|trash)|annoying|bad bot|not (\\w+ )?(helpful|smart|useful|clever)|unhelpful|wrong answer|that is wrong|you are wrong|incorrect|(does|did) not (help|work|answer)|not (my|the) question|not what i asked|waste of time|frustrat\\w+|shit|fuck\\w*|damn|bullshit|crap|wtf)',
      '(inutil|tonto|estupido|no sirve|no ayuda|mierda)',
    ],
    answer: {
      en: 'I am sorry that did not help. A person will do better: call, or leave a message and the team answers within 24 hours.',
      es: 'Siento no haber ayudado. Una persona lo hará mejor: llame o deje un mensaje y el equipo contesta en 24 horas.',
    },
    links: ['call', 'contact'],
    offer: 'question',
  },
  {
    id: 'test',
    say: [
      '^(lol|lmao|hehe|(ha|ja) ?(ha|ja)\\w*)( \\w+)?$',
      '^(test|testing|testing 123|prueba|probando)( \\w+)?$',
    ],
    answer: { en: `I am here. ${HELP}`, es: `Aquí estoy. ${HELP_ES}` },
  },
  {
    id: 'arithmetic',
    say: ['\\d+ ?(times|plus|minus|divided by|multiplied by|\\+) ?\\d+'],
    answer: {
      en: `I don't know that: I read figures, and do not reckon with them. ${HELP}`,
      es: `No lo sé: leo cifras y no hago cuentas. ${HELP_ES}`,
    },
  },
  {
    id: 'weather',
    say: ['(weather|temperature|rain|snow|forecast today|clima)'],
    answer: { en: `I have no weather, only homes. ${HELP}`, es: `No tengo el clima, solo casas. ${HELP_ES}` },
  },
];
