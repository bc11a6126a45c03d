/** What people append to a word to make a password of it; `sunshine`, `sunshine1` and `Sunshine2024!` are one. */
const ending = /(?:\d{1,2}|123|1234|12345|123456|007|321|666|777|(?:19|20)\d\d)?!?$/;
const birthday =
  /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01]){2}(?:19|20)\d\d)$/;
/** `aaaaaa`, `121212`, `abcabc`. */
const repeated = /^(.{1,4}?)\1+$/;

/** A walk of three keys may be a part of any word. */
const SHORT_STEP = 3;
/** Ways of a finger over keyboards of several countries, and over the digits beside them. */
const walks = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8',
  'qazwsxedcrfvtgb',
  'zaq12wsxcde34rfv',
  'qawsedrftg',
  '789456123',
  '147258369',
  '!@#$%^&*()',
].flatMap((walk) => [walk, [...walk].reverse().join('')]);

/** Whether a password is among those that are tried first; capitals make no difference. */
export function isCommonPassword(password: string): boolean {
  const tried = password.toLowerCase();
  return isObvious(tried) || isObvious(tried.replace(ending, ''));
}

function isObvious(tried: string): boolean {
  return (
    words.has(tried) ||
    repeated.test(tried) ||
    birthday.test(tried) ||
    (tried.length > SHORT_STEP && walks.some((walk) => walk.includes(tried)))
  );
}

/**
 * Passwords, and words that passwords are made of with an ending, which published counts of leaked passwords have
 * had at their top for years: English, Chinese, Spanish, French, German and others. Written down anew rather than
 * copied from one count, so it is no exact top 3,000.
 */
const words: ReadonlySet<string> = new Set(
  `
!qaz1qaz !qaz2wsx !qaz@wsx 00000a 000111 000123 001100 001122 010203 01020304 0147258 100000 100200 102030 110120
111111a 11111a 111222 111222333 112211 112233 11223344 1122334455 123000 12312312 1231234 123124 123147 123258
123321 123369 123400 123412 123423 123432 1234321 12344321 123450 1234512345 123454321 123455 1234554321 12345600
123456123 12345654321 123456654321 123456780 1234567891 12345678910 123456789a 123456789q 123456789z 12345679
1234567a 1234568 1234569 123456987 123456a 123456aa 123456ab 123456abc 123456asd 123456q 123456qq 123456qwe 123456z
123456zxc 123457 123459 12345a 12345abc 12345q 12345qwe 12345qwert 123478 1234abcd 1234qwer 123555 123567 123654
123666 123698 123698745 123777 123789 123888 123abc 123abc123 123asd 123qaz 123qwe 123qwe123 123qweasd 123qweasdzxc
123zxc 124578 125678 12qw34er 12qwaszx 1314520 13145200 1314521 134679 134679852 135246 135790 135791 135792468
1357924680 142536 145236 147741 147852 147896 147896325 151617 152535 159263 159357 159632 159753 159951 171819
181920 192837 192837465 196969 198500 1a2b3c 1a2b3c4d 1azerty 1direction 1qaz!qaz 1qaz@wsx 1qazxsw2 214365 223344
223355 224466 225588 235689 246810 246824 258456 258852 2pac4life 332211 333666 334455 335577 357159 357951
369258147 420000 420247 420blaze 420smoke 445566 456321 456654 456852 50cent 520131 5201314 520134 5211314 551155
555666 556677 584520 584521 645321 654123 665544 667788 696900 741852 741852963 741963 753159 753951 775533 7758258
7758521 777888 778899 784512 789123 789321 789654 852456 886622 889900 895623 951357 951753 987321 987456 990099
998877 999000 999111 999666 999777 999888 a111111 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aaa
aaa111 abc abc@123 abcd abcd@1234 access accord account accounts acdc acmilan actor actress acura address admin
admin@123 adminadmin administrator adorable adrian africa ahmed ai1314 aini1314 airborne airforce ajax alaska
alberto alejandra alejandro alexande alexander alexandra alexis alfredo ali alicia alien aliens alison allah
allah786 allison allstar aloha alyssa amanda amber america american amigas amigos amistad amor amorcito amore
amoremio amormio amorsito amour andrea andreas andres andrew android angel angela angelbaby angeleyes angelica
angelika angelina angelita angelito angelo angels anhyeuem anonymous anthony antonio anyone anything apollo apple
applepie apples april area argentina ariana arianna ariel arizona armando army armyof arschloch arsenal artemis
arthur artist arturo as123456 asd asdf asdfg asdfjkl asdzxc ashleigh ashley ashton assassin asshole athena athens
atlanta atomic audi audia audrey august auntie aurora austin australia autumn avengers azsxdc azsxdcfv babe babies
baby babyblue babyboy babydoll babyface babygirl bacardi backup badboy bailey ballet banana bananas bandit
bangladesh bank banking barbara barbie barca barcelona barney bart bartek baseball basketbal basketball bass bassman
bastard batman baxter bayern beach beaches bear bears beatles beatrice beatriz beautiful beauty bebita bebito
beckham beer beijing believe bella belle bender benfica benjamin benji berlin bernard besiktas bestbuds bestfriend
bestfriends beyonce bharat bianca bible biebers bigbear bigben bigbird bigblue bigboss bigboy bigcat bigdaddy
bigdick bigdog bigfoot biggie bigguy bighead bigjoe bigmac bigmama bigman bigmike bigmoney bigred bigsexy bigtime
bigtits biology birthday biscuit bismillah bitch bitches biteme black blackangel blackberry blackbird blackcat
blackdog blackie blackjack blackstar blessed blessing blink182 blowjob blue blueberry bluebird bluedevils bluedog
blueeyes bluejay bluejays bluemoon bluesky bmw bmw325 bobmarley boca bocajuniors bodybuilder bomber bonita bonjour
bonnie boobies boobs booger book books boomer boots boricua boss bosslady bossman boston boxing boyfriend bradley
brain brains brandon brandy brasil braves brazil brenda brianna britney brittany broncos bronx brooke brooklyn
brother brothers brown brownie brownies bruins brujita brutus bryan bubba bubbas bubbles buckeye buckeyes buddha
buddy buddyboy budlight budweiser buffy bugsbunny builder bulldog bulldogs bullet bulls bullshit bunnies bunny
burger business buster butter butterball buttercup butterfly buttons buzzlightyear caballo cadillac cairo caitlin
californ california callofduty camaro camera cameron camila camille camry canada candy candycane cannabis canon
canucks caonima captain cardinal cardinals carlos carmen carolina caroline carpenter cartman cashmoney casino casper
cassandra cassie cat catherine catwoman cecilia celeste celica celtic celtic1888 celtics cft67ygv challenger champ
champion champions chance changeme chaos charger chargers charizard charles charlie charlott charlotte cheater cheer
cheerleader cheese cheesecake cheetah chef chelsea chelseafc chemistry cherry chester chevelle chevrolet chevy
chevys chewie cheyenne chicago chicken chico chiefs chile china chiquita chiquito chivas chocolat chocolate chopper
chris christ christian christina christine christmas christopher church cinderella cindy cinema cisco civic claire
class classof claudia clayton cleo cleopatra cleveland clever cobra coca cocacola cocaine coco cocoa cody coffee
coke colleen college colombia colorado colts comedy commando company compaq computer concert conejo connor
conspiracy construction contrasena control cookie cookiemonster cookies cooking cooper copper corazon corinthians
corolla corona corvette cosmos cougar cougars counter counterstrike courtney cousin cowboy cowboys cowgirl crazy
crazyboy crazygirl cricket crimson cristian cristo cruzazul cruzeiro crystal cs1234 cska cuba cubs cupcake cute
cuteme cutie cutiepie cyber cyborg cynthia dad daddy daddysgirl daddyslittlegirl daddyyankee daffyduck daisy dakota
dallas dalton damian dance dancer dancing danger dangerous daniel daniela danielle danny dark darkangel darkknight
darklord darkness darkside darling darren david davidson deadpool death deathnote debbie deborah december deere
default delfin delhi dell demo demon denmark dennis dentist denver depeche desiree desktop destiny destroy destroyer
detroit deutschland devil devin dexter diablita diablito diablo diamond diamonds diana diego diesel digimon digital
dinamo dinosaur dios diosesamor directioner disney disneyland dixie dmitry doctor dodge dodgeram dodgers dog doggie
doggy dollar dollars dolphin dolphins dominic dominique donald donna dontcare dontknow dorothy dortmund dota douglas
dragon dragonball dragons drama drawing dream dreamer dreaming dreams drifting driver drowssap drpepper drummer
drums dublin ducati ducks duke dumbass dusty dylan eagle eagles easter eastside ecuador eduardo edward eeyore egypt
einstein elaine eleanor electric electron elefante elena elephant eleven elijah elizabeth elmo elvis email emerald
emily eminem emmanuel energy engine engineer england english enrique enterprise eric ernesto espana esperanza esther
estrella estrellita ethan eugene evanescence evelyn everton everyone everything f150ford fabian facebook fairies
fairy fairytale faith faithful falcon falcons familia family familyguy fantasy farmer farming fashion father
february federico felicia felicidad felipe felix fender fenerbahce fernanda fernando ferrari feyenoord ficken
fighter finalfantasy finance findingnemo finland fire fireball firebird firefighter fireman fitness flamengo florian
florida flower flowerpower flowers fluffy flyers football ford fordf150 forest forever foreverlove forget forgot
forgotten fortnite four france frances francesca francesco francis francisco frank frankfurt frankie freddy frederic
freedom freshman fresita friday friend friends friendship frodo frogger froggie froggy fucker fuckit fuckme fuckoff
fuckthis fuckyou funny futbol futurama gabriel gabriela gabrielle galatasaray galaxy galileo gamecube gamer gandalf
ganesh ganesha gangsta gangster ganja420 garden garfield garlic garrett gatita gatito gators gay gecko general
genesis genius george georgia gerald gerard germany getmoney ghana ghbdtn ghost giants giggles gilbert ginger
giovanni giraffe girlfriend gizmo glitter gloria gmail godbless godisgood godisgreat godislove golden goldfish
goldie goldstar golf golfer golfgti golfing gonzalo goober goofy google gorgeous gospel grace gracie grandma grandpa
greece green green420 greenbay greenday gregory grover guadalajara guapa guapo guard guest guillermo guinness guitar
guitarist guitars gummybear gunner gustavo gym gymnast gymnastics hacker hailey hakunamatata hallo hallohallo
halloween halo hamburg hammer handsome hannah hannahmontana hanoi happy happyday happydays happyfeet happygirl
happyness hardcore harlem harley harleydavidson harold harrison harrypotter harrystyles harvey haslo havoc hawaii
hawk hawkeye hawkeyes hawks heat heather heaven heavenly hector heineken helen hell hellas hello hellohello
hellokitty henry herbert hercules hermana hermano hermosa hernandez hero heroes hidden high420 highschool hiphop
history hobbes hobbit hockey hogwarts hola holiday holidays holland hollie holly hollywood homeboy homegirl homer
homersimpson homies honda honey honeybee honeys hongkong honolulu hooch hoosiers hope hopeful horny horse horses
hospital hotboy hotdog hotgirl hotmail hotrod hotstuff hottie hotties houston howard hulk hunter hurricane husband
huskers hustler hyundai icecream idiot idontcare idontknow idunno ignacio ijnuhb illuminati ilove iloveboys
ilovegirls ilovegod iloveher ilovehim ilovejesus iloveme ilovemom ilovemyfamily ilovemyself iloveu iloveu520
iloveyou impala india india@123 indian indigo indonesia instagram integra inter intermilan internet invisible iphone
iran ireland irish ironmaiden ironman isabel isabella isabelle isaiah islam island islands israel istanbul itachi
italia italy ivan iverson jackie jackpot jackson jacob jacqueline jaguar jaguars jakarta jake jalisco jamaica james
jamie janice january japan jared jasmin jasmine jason jasper javier jedi jeffrey jellybean jellybeans jennifer jenny
jeremiah jeremy jerome jesse jessica jessie jesucristo jesus jesus4me jesuschrist jesusfreak jesusislord jesuslives
jetaime jets jetta jewelry jewels joanna joaquin johanna john john316 johndeer johndeere johndoe johnny johnson
joker jonas jonasbrothers jonathan jordan joseph josephine joshua juanita julian juliana julie juliet juliette
julius july june junior jupiter justdoit justforme justice justin justinbieber justine justme juventus juventus1897
kaitlyn karachi karate karen karina kasia katherine kathleen kathryn katie katrina kawasaki kayla kaylee keith kelly
kelsey kenneth kenny kentucky kenya kermit ketchup kevin killer killerdog killers killme killyou kimberly king kirby
kisses kissme kissmyass kitchen kitten kittens kitty kittycat kiwi knicks knight knights kobe kochanie korea korn
krakow krishna kristen kristin kristina kristine krystal kyle l123456 lacrosse lady ladybug ladygaga lahore lakers
lamborghini laptop larry lassie laugh laura lauren laurence lawyer leagueoflegends lebron legend legends legolas
lennon lenovo leonard leonardo leopard lesbian leslie leticia letmein lexus li123456 libertad library lightning
likeaboss lillian lily lincoln linda lindsay lindsey linkedin linkin linkinpark linux lion lioness lionking lisa
lisboa liverpoo liverpool lizard logan login loki lola lollipop lollypop london longhorns loquita loquito lorena
lorenzo loretta losangeles loser louise love love1314 love4ever loveforever lovelife lovely loveme lover loverboy
lovergirl lovers loveyou lubov lucas lucia lucifer lucinda lucky luckydog luckyme luckystar lucy luis lukas luna
lyon macintosh mackenzie maddie madeline madison madonna madrid mafia magenta maggie magic magical magician magnum
mahal mahalkita mahalko major malaysia malcolm mama mamita manager manchester manhattan manila manuel manuela
manunited manutd manzana marcel marcela marcelo march marcia marcus margaret margarita maria mariana marianne marie
marijuana marilyn marina marine marines marinka mario mariposa marissa marjorie mark market marketing marlboro
marlene marley married marseille marshall marshmallow martha martin martina martinez mary master mastermind mateusz
math mathew matilda matrix matthew matthias maurice mauricio max maximus maxwell may mazda mazdarx mechanic medical
megadeth megan melanie melbourne melinda melissa melody melvin memories memory memphis mercede mercedes mercury
mercy meredith merlin mermaid messi metalero metallic metallica mets mexicano mexico miami miami305 miamor michael
michaela michele michelle michigan michoacan mickey mickeymouse microsoft midnight miguel mike milan milano
mileycyrus million millionaire milo mimi minecraft minnie mipassword miranda misiek missile missy misty mitchell
mittens mivida mobile mocha model models mohamed mohammed molly mom momanddad momdad mommy monamour monday money
money100 moneyman moneys monica monique monitor monkey monkeyboy monkeys monster montana montreal moon moonbeam
moonlight morgan moscow motdepass motdepasse mother motherfucker motorola mountain mountaindew mountains movie
movies muffin muhammad mulder mumbai muneca munich muppet murder murphy muscle music musica musical musiclover
musicman muslim mustang mustangs mustard mybaby myboys mycat mydog myfamily mygirl mygirls mykids mylife mylove
myname mypass mypassword myself myspace mystery mywife naked nana napoli naranja naruto nascar nashville nastya
natalia natalie natasha nathan naughty navy navyseal nemo neptune network nevada newton newyork newyorkcity
newzealand niallhoran nicholas nickjonas nicolas nicole nigeria nighthawk nightmare nightwing nihao nihaoma nikon
ninja ninjas nintendo nipples nippon nirvana nissan nobody nokia nokia6300 noname nopass nopassword norge northside
norway nothing nounours november nuclear number numberone nurse nursing nutella oakland ocean oceans october office
officer ohio okmijn oliver olivia omsairam one onedirection onelove onepiece onetwo onetwothree online onlyme
onlyone onlyyou operator optimus oracle orange orchid oregon oreo orioles orlando oscar osito otis p@$$w0rd p@55w0rd
p@ssw0rd p@ssword pa$$word pa55word packers painter pakistan palmeiras pancake panda pandas pantera panther panthers
papi papito paradise paris parola parrot pass pass@123 pass@word1 passw0rd passw0rd! passw0rd1 passwd password
passwort patches patricia patrick patriots peace peacelove peaceout peaches peacock peanut peanutbutter peanuts
pearl pebbles pegasus peluche pelusa penguin penguins penis penny pentium pepper peppers pepsi perrito personal peru
peter pharmacy phila philip philippines phillies phillip phoebe phoenix phone photos physics piano pianoman pickle
pickles picture pictures pigeon piggy piglet pikachu pilipinas pilot pimp pimpdaddy pimpin pink pinkfloyd
pinkpanther pinky pinoy pirate pirates pittsburgh pizza platano playboy player playgirl playstation please plokij
plumber pluto poetry poison pokemon poker poland police polska ponies pontiac poohbear pookie poop pooper popcorn
popstar porn pornstar porsche porsche911 portland portugal poseidon potato potatoes potter power powerful powerman
powers praise praisegod predator pretty prettygirl prince princesa princesita princess private privet problem psalm
psalms public puertorico pumas pumpkin punkrock puppies puppy puppylove purple pussy pussycat python q12345 q123456
qaz qq123456 qq5201314 qqq111 quantum queen qwaszx qwe qwe!23 qwe123qwe qweasd qweasdzxc qwer qwerasdf qwert
qwerty@123 rabbit racecar racer rachel racing radio raiders rainbow raindrop rainy ram1500 rambo rammstein ranger
rangers rapper rascal raven ravens reading realmadrid rebecca red redbull reddog redhead redneck redrose redskin
redskins redsox redwings reggae reggaeton reggie remember rewq rex richard richman rihanna riley river riverplate
robert roberto robin roblox robot robots rocco rock rocker rockero rocket rockets rocknroll rockon rockstar rocky
rodrigo rollingstones roma ronaldinho ronaldo rooney root rose rosebud roses rosie roxy ruby rudy rufus rugby runner
running russia rusty s123456 sabrina sadie saibaba saigon saints sakura salasana sales samantha sammy sample samson
samsung samurai sandia sandiego sandra sandy sanfran santos sapphire sarah sasha sasuke satan saturday saturn
savannah saviour saxophone sayang sayangku scarlet schalke schatz schatzi school science scooby scoobydoo scooter
scorpio scorpion scotland scott scruffy scully seagull seahawks seattle sebastian secret secreto secure security
selena semperfi senha senior seniors seoul september sergeant sergey sergio server service seven sevilla sex sexy
sexybabe sexybitch sexygirl sexygurl sexylady sexymama sexyme shadow shadows shakira shalom shanghai shannon shark
sharks sharon shelby shiny shit shithead shiva shrek sierra silver silverado simba simone simpson simpsons sinaloa
singapore singer single sister sisters skateboard skater skating skiing skippy skittles skyline skype skywalker
slayer slipknot slut smart smile smiles smiley smiling smoke420 smoker smokey snake snickers sniper snoop snoopdog
snoopy snowball snowboard snowflake snowman snowwhite snowy soccer socks softball soldier soleil somebody something
sommer sonic sony sophia sophie southpark southside spanky sparkle sparkles sparky sparrow spartak speaker special
speedy spencer spider spiderman spike spirit spongebo spongebob spooky sporting sportster spot spring sprite spurs
star starbucks starcraft starfish starlight stars startrek starwars steelers stella steph stephanie stephen stereo
steven stewie stitch stitch626 stoner storm strawberr strawberry strength strong strongman student study stupid
style subaru success suckit suckme sugar sugarbear summer summertime sunday sunflower sunny sunrise sunset sunshine
super superman superstar superuser supervisor support supra surfer surfing susan suzuki sverige sweden sweet
sweetheart sweetie sweetness sweetpea sweets sweety swimmer swimming sword sydney sylvester sysadmin system tagalog
taiwan taken tampa tank tarheels tarzan tasha taylor tazmania teacher teamo teamomas teamomucho techno teddy
teddybear tekken teletubbies temp temppass tennessee tennis tequiero tequila teresa terminator test test@123 tester
testing texas tgbyhn thailand theater thebest theboss thegame thegreat theking theman theone therock thinkpad
thirteen thomas three thug4life thuglife thunder thursday tiffany tiger tigers tigger tinker tinkerbe tinkerbell
titanic titans tkm toby tokyo tomato tony tool toor tornado toronto toshiba tottenham toxic toyota toystory tqm
tractor trance transam transformers travis trevor trigger trinity trojans trouble truck trucker truckin trucking
trucks truelove trumpet trustme trustno trustnoone tucker tuesday tupac turbo turkey turkiye turquoise turtle
turtles tweety tweetybird twinkie twinkle twinkles twins twitter tyler ubuntu ufo ukraine unicorn universe
university unix unknown usa user username usmc1775 utah vacation vader valencia vampire vampires vancouver vanessa
vanilla vegas vegas702 venezuela venom venus veronica viagra victoria victory video videos vietnam vikings vincent
violet violin viper vipers virgin virginia viva vladimir vodka volcano volkswagen volleyball volvo volvo850 voyager
w123456 wachtwoord waffle waffles walter wang wangyut warcraft warlord warning warrior warriors warszawa web website
wednesday weed weed420 weekend welcome welcome@123 welder welkom wendy westside whatever whatsapp whiskers whiskey
whisky white whiteboy whitey whore wife wildcat wildcats william willow windows windowsxp winner winners winnie
winniethepooh winning winston winter witch wizard wo123456 woaini woaini1314 woaini520 woaini521 woaiwo woaiwojia
wolf wolfgang wolfpack wolverine wolves woody work worker working wq123456 wrestler wrestling writer xavier xbox360
xboxlive xdr56tfc xfiles yahoo yamaha yamahar yankees yellow yoda yolanda youtube yvonne z123456 zachary zaq
zaq!2wsx zelda zenit zeus zhang ziggy zoe zombie zsedcx zxc zxcv zxcvb
`
    .trim()
    .split(/\s+/),
);
