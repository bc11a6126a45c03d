/**
 * The calls that clients knew before this server, by what their paths begin with. Closed: every other call was added here,
 * and so is every new one.
 */
const known = {
  'user/register': ['send-code', 'user-register', 'InternalRegistration'],
  user: ['login', 'info'],
  'user/auth': ['edit', 'forget-password'],
  keyclock: ['handleAuthorizationCode'],
  'user/team': [
    'add',
    'list',
    'search',
    'rename',
    'setting',
    'open',
    'prohibited',
    'get_prohibited',
    'get_team_spirit',
    'get_team_summary',
  ],
  'user/apply': ['show', 'approval'],
  'user/relationship': [
    'invite',
    'exit',
    'kick',
    'remarks',
    'details',
    'authorizes',
    'unreleased',
    'get',
    'gets',
    'curious_ranking',
    'uncomplete',
  ],
  'user/department': ['create', 'add', 'quit', 'my', 'get'],
  'user/draft': ['add', 'get'],
  'user/diary': [
    'publish',
    'update',
    'expression',
    'delete',
    'get',
    'recently',
    'grape_rendering_data',
    'grape_rendering_list',
    'search',
    'skip',
    'history',
    'quit_matching',
  ],
  'user/fail-user': ['get'],
  'user/todo': ['list', 'add', 'change', 'delete', 'open', 'opening'],
  'user/handbook': ['getList', 'upset', 'delete'],
  'user/lastImprove': ['add', 'getLast'],
  'user/questionnaire': ['add', 'delete', 'update', 'do', 'list', 'get', 'export'],
  'user/culture': ['add', 'delete', 'update', 'list'],
  'user/ai': [
    'curious_predictions',
    'mistake_predictions',
    'dialogue',
    'clear_history',
    'negative_sentiment_check',
    'MonthlySummary',
    'article_recommendation',
  ],
  'user/focus': ['focus_summary'],
  'user/personality': ['get'],
  'user/teamAnalysis': ['analysis'],
  'user/monthlyReminder': ['getNew', 'markRead'],
  'user/potentialAnalysis': ['getNew'],
  'user/version': ['get_new'],
  'user/meeting': ['add', 'generate'],
  'common/file': ['upload_audio'],
  'user/activity': ['custom', 'update', 'delete', 'list'],
  'user/curious': ['publish', 'get', 'get_curious_by_userId', 'my_curious', 'get_yesterday_mistake'],
  'user/follows': ['follow', 'follow_list'],
  'user/follows-team': ['add', 'update', 'delete', 'show'],
  'user/follows-relationship': ['add'],
  'user/memes': ['add', 'delete'],
  'user/notice': ['total', 'get', 'see'],
  'user/quote': ['publish', 'del', 'get', 'get_broadcast'],
  'user/collection': ['add', 'bottom', 'del', 'get'],
  'user/comment': ['add', 'delete', 'get', 'gets', 'get_my'],
  'user/like': ['likes', 'unreleased'],
};

/** Known calls whose paths were open. */
const chosen = new Set(['user/info', 'user/team/list']);

const paths = new Set([
  'translate',
  ...Object.entries(known).flatMap(([begin, ends]) => ends.map((end) => `${begin}/${end}`)),
]);

/** What docs/API.md notes of a call beside what the contract says. */
export function noteOf(path) {
  if (chosen.has(path)) return 'path chosen';
  return paths.has(path) ? '' : 'added';
}
