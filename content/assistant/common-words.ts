/** Too small to say what a question is about; nothing is looked up by them. */
export const smallWords: string[] = (
  'idea clue comes happening live living a about above after again all also am an and any are area around as ask at back be because been before being below between both but by can come could did do does doing done down during each else even ever every few find for from further get getting give go goes going good got had has have having he hello help her here hers hey hi him his how i if in into is it its itself just kind know let like little long look looking lot made make many may maybe me mean meant interested considering curious sorry oops actually mind more most much must my need neighborhood never new next no nor not nothing now of off ok okay on once one only onto or other our out over own per please pretty probably put question quite rather really right said same say see seem shall she should since so some something soon sort still such sure take tell than thank thanks that the their them then there these they thing things think this those though through time to today told too two under until up upon us use used using very want was way we well were what when where whether which while who whom whose why will with within without wonder would wondering yes yet you your yours charlotte carolina north avery stone real estate reader readers exactly specifically choosing deciding torn undecided ' +
  'seguro segura estoy estamos cuantos cuantas cuanta al algo alguien algun alguna ante antes aqui asi aun bien cada como con cual cuando cuanto de del desde donde dos el ella ellos en entonces entre era es esa ese eso esta estan este esto fue gracias hacia hasta hay la las le les lo los mas me mi mis mucho muy nada ni no nos nosotros o otra otro para pero poco por porque pues que quien se sea ser si sin sobre son su sus tal tambien tan tanto te tener tiene tienen tengo todo todos tu un una uno unos usted ustedes ver voy y ya yo saber digame dime favor hola busco buscamos buscando perdon digo buenas buenos tardes noches decir decirme contar cuenteme pregunto preguntaba pregunta sigue ano ahorita ahora puede puedo quiero quisiera necesito gustaria hacer ahi alli alla todavia aun'
).split(' ');

/** What is asked of a thing, and no part of its name. */
export const askingWords: string[] = (
  'cost costs costing price priced pay paid charge charged fee expensive free allow allowed permitted required mean means called named call included include happen happens work works need needs used provide offer offered available safe safer dangerous hazardous legal illegal open opens close closes closed start starts end ends begin begins stop stops run runs nearby nearest closest often usually ever kept located exist exists belong matter affect recommend describe explain someone somebody anyone many years lot lots ' +
  'cuesta cuestan vale pagar permitido permitida seguro segura abre abren cierra cierran cercano cercana queda significa incluye incluido necesita necesito existe llama llaman'
).split(' ');

/** May stand between the words of a name: "families of ducks". */
export const joiningWords: string[] = 'of for to and with the a an de del la las los el para con y'.split(
  ' ',
);

/** Right as they stand, though they are nearly a word the assistant listens for. */
export const commonWords: string[] = `
  stories story storeys solar construida construidas construido construidos immersion restricted criminally germany italy mexico india china korea vietnam japan russia ukraine nigeria haiti cuba
  colombia brazil ireland poland france spain england britain canada australia turkey iran iraq syria egypt
  kenya ethiopia pakistan philippines blackout solar panels glass sauna mudroom grants hose hoses costco
  target walmart publix kroger starbucks ikea aldi abort accessing accuracy actual additive administration
  adopt adoption albert alice align allen ambiance ambient analyses analyzes anda angle antsy appear
  applause apple approve armrest array artistic associating auction authorize backed backroom backwards
  bacon baked banker banned bare batch bats beach begun belief believed beta biased bind binding blank
  bleach blink blinking blow bogus bond boot booted booth boozy boring boron bother branding brass breath
  breeding bride brink broke brought brunch budding bundling bust cache cairo calibre camel canceled
  caption captured careless cargo carrot cart case cast casts catchy cause cease centre centred chain
  chaining chains challenge chance chances chapter char charged charles chars chart chase chatter chave
  cheating cheek cheer chia chili chill chime chuck chunking clack clash clauss cleared cloak clone cloning
  clover coasting codepage coding cold collection collision colom colon colour comp companion comparator
  completed completer completers complied complies composed composer compute computed computes concept
  concepts concern concerns conform connecting connector connects consequence const constant constants
  constrain construct constructing constructive constructor consult consumer consumers contained containing
  contains contest contractor contradict contrary contrast convert converts core corrected correctly
  corridor couch counted counties countless coveted cram crane crate crave crawling creamed critical crops
  crushing currency customary cutter dagger dairy daisy dandy dear deceased deciding declaring dedication
  definable defining degree delusion demand demands democracy dentist department depended dependence
  dependency depending derail derive descent designate designating destination detect detected detection
  developed developit dice differing directive directives disable disposable distinct distributed distrust
  dive diving document dolor donation donor donut drank dried drift drone drove drown dupes dying eagle
  ease effective egress election elections electrician electron electronic elemental elevated eliminate
  emulated emulation enable enforces epoch equation ethics evacuate evaluating evaluator evolution exceeded
  exceeding excessive exclusion excursion excuse execution expanse expansion expansive experiencing expert
  express expressive extensive fading failing favour feast feeding feeds fever field fifth filed filling
  finnish firewall flake flang flaring flavor fleet fling float fools forge forgot forks formal format
  formulation forum forums foster founding france friction fringe frying function functions fund furthest
  geek gene generating generator generous genre gents giant glide gloss glowing gown graft grain graph
  graphs grass grave greet greeting grind grunt gym halls handball handing happen hast haste hasty haunt
  haven hazing healthy healy heard heated heave herring hindi hinds historical histories hoist holes horse
  horses http hypothetical impacted importing imports imposing improvement inclusion independence
  independent indic indications inert inference informative inherent injection insertion insight inspecting
  installation installations installers instance integral intelligent intentional inter interact
  interacting interaction interactions intercept intercepting internet intersect interval intervals intro
  inverted judge kitchenette latent lather latrine latter layer leader leading leaking leaky lear learning
  leaving legged lent lifted liking limes linear linen liner literal litter livable loads locale locating
  locked locking logos looped looping lost lotus lunar major maker manor manually maple marked marker
  marking markings marlin martin mary masking mating maturity meeting meter migrate migrated minor mixer
  mocha modal monitors monkey moore morality mouse mouth mover movers movie movies mower mowing mulberry
  mummy musty naive navigating niche nose novice numerous occurred omit omits oneline operation operations
  otter ounce outro oversight overtime packed packet packing packs pager paging pain painter palace pampers
  pango panning pants paris parity passed pasta paste patch patchy patent patents paused paver pavers
  paving percentile perch perfectly perish pets petty phase phony pizza plain plane plank planks plating
  plumber plunging poach pointed poison poker polished polo poplar populating ports position pouch powdered
  praying precedes predictive predictor preference premises presented preserve previews prime primer prince
  princess privilege prize proactive probe proceed products progress promotion prompted prone proper
  proposed props prose protection protections proud provided qualification quantified quilt quirk quirks
  quit radial rage raging raining raking rally ranged ranging ranting rapid raves react reaction readable
  reality recess recipe recipes recurring reducing refinement refining reflected reformed regarding
  registrar registry regulation relate relation relay reliance relies reloading relocate relocation rely
  remote remover render renders rentable repeal repeatable repeated repetition replay repls reported
  reporting repost representative requirement resent residue resilient resolves resort resource respected
  responded restarted restricting restrictive retain retained retains retiring reusable reuse revenge
  revenue revision revocation reworked rinse robin rocky roman rover rubbed rubber ruler rusts sacred
  safeguard sage salts saturated saving scale scales scans scared scarf scheme scons scope scopes scouting
  scroll scrypt seal searched seattle securely seed seeking sender sensor sensors sentiment sentinel
  setting severity shaded shake shaky shame shams shaped sharp shawl shelf shift shifting shipping ships
  shirt shock shoe shoes shop shortcut shortcuts shortlist shout shove showed shutting sieve significant
  signifies silly silva simple simulated simulation sine singer singing situations skill skipping slave
  sleek sleet slice slick slight smell smoothing sneak snore snowboard snowy sock socks sole speaker speed
  speeding speeds speedy spell spelling spill splatter spoon sporting sports spout spreading sprung squire
  stack stale stall starch staring starlight starved stated stating steam steep stems stepped steven sticky
  stir stitch stony stool stoop stopping storing storm strategic stray stress strong strung stuck stuff
  stump stunned subset summit surround survives swapped swapping sweat sweep swell swinging swoop tack
  tacking tail taken taking tank tasting temporal terminals texas theme thirteen thorough thought threading
  threat threw thriving thrust tied tier tiger timezone titled tolerance tolerate topic tough trace tracing
  tracker tracy tradition traditional trailing trait traits transform transformation transitive translation
  translations transmit traps treating trial trick tried tries tropics trough trunk trunks tuned tuning
  tutor twin tying typos unaltered unlit unmarked unpacked unsorted unstable untold usher vague validation
  valuable variance variation varies vendor venue venus vest vice violation violations violet violin visa
  vocation wager waited waker waking walked washable whale wheat whine width widths winner world wound
  woven writer writers
`
  .trim()
  .split(/\s+/);

/** Words of the guard that its open phrases do not spell out, so that their misspellings are seen. */
export const sensitiveWords: string[] =
  'diverse diversity ethnicity ethnic racial hispanic hispanics latino latinos mexican mexicans chinese asian asians african americans caucasian jewish muslim muslims christian christians catholic hindu buddhist immigrant immigrants foreigners minorities minority demographics families family children kids singles couples retirees seniors elderly disabled handicapped wheelchair voucher vouchers subsidized veterans military lesbian transgender homosexual religious synagogue mosque church churches dangerous crime crimes criminal safety safest unsafe gangs violence violent burglary robbery shootings sketchy schools school elementary neighbors people residents community population gentrifying white black instructions ignore disregard prompt system password passwords'.split(
    ' ',
  );

/** Said of any home or building, which name no subject: "smoking in the condo building" is about smoking. */
export const homeNouns: string[] = [
  '(condo|condominium|apartment|house|home|building|complex|unit|property|place)( (building|complex|unit))?s?',
];
