/**
 * The style sheet of all hosted pages. Colours follow the reader's preference; text contrast is at least 4.5.
 */
export const STYLE = `
:root {
  --ground: #f4f5f7; --surface: #ffffff; --text: #16181d; --muted: #5a6170; --line: #d5d9e0;
  --field: #8b93a3; --accent: #3b4fd0; --on-accent: #ffffff; --accent-soft: #eceffd;
  --bad: #b3261e; --bad-soft: #fdecea; --good: #146c43; --good-soft: #e6f4ec; --note: #7a4d00; --note-soft: #fff3d6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #101218; --surface: #191c24; --text: #eef0f5; --muted: #a3abbb; --line: #303644;
    --field: #6e778a; --accent: #a9b5ff; --on-accent: #12162e; --accent-soft: #232a4a;
    --bad: #ffb4ab; --bad-soft: #3d1d1b; --good: #8fdcb2; --good-soft: #16301f; --note: #ffd48a; --note-soft: #33270d;
  }
}
* { box-sizing: border-box; }
html { font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
body { margin: 0; min-height: 100vh; padding: 24px 16px 48px; background: var(--ground); color: var(--text); }
h1, h2, h3, p { margin: 0; }
h1 { font-size: 1.375rem; line-height: 1.3; letter-spacing: -0.01em; }
h2 { font-size: 1.0625rem; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }

.badge { align-self: flex-start; display: inline-block; padding: 2px 10px; border-radius: 999px; font-size: 0.8125rem;
  font-weight: 600; color: var(--note); background: var(--note-soft); }
.card { display: flex; flex-direction: column; gap: 20px; width: 100%; padding: 24px; border-radius: 16px;
  background: var(--surface); border: 1px solid var(--line); }
.narrow { max-width: 480px; margin: 24px auto 0; }
.muted { color: var(--muted); }
.small { font-size: 0.875rem; }
.number { font-variant-numeric: tabular-nums; }

.checkout { display: grid; gap: 16px; max-width: 1040px; margin: 0 auto; }
.checkout .summary { background: none; border: 0; padding: 8px 8px 0; }
.total { font-size: 2.25rem; font-weight: 650; line-height: 1.1; letter-spacing: -0.02em; }
.lines { list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; }
.lines li { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; border-top: 1px solid var(--line); }
.lines:not(.plain) li:last-child { font-weight: 600; }
.lines span { overflow-wrap: anywhere; }
.lines .number { white-space: nowrap; overflow-wrap: normal; }
@media (min-width: 860px) {
  body { padding-top: 56px; }
  .checkout { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 56px; align-items: start; }
  .checkout .card { padding: 32px; }
  .checkout .summary { padding: 32px 0 0; position: sticky; top: 24px; }
}

form { display: flex; flex-direction: column; gap: 16px; }
.field { display: flex; flex-direction: column; gap: 6px; min-width: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start; }
label { font-weight: 600; font-size: 0.9375rem; }
input, select { width: 100%; min-height: 46px; padding: 0 12px; font: inherit; color: var(--text);
  background: var(--surface); border: 1px solid var(--field); border-radius: 10px; }
input::placeholder { color: var(--muted); opacity: 1; }
input[readonly] { background: var(--ground); border-color: var(--line); }
[aria-invalid=true] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
.hint { color: var(--muted); font-size: 0.875rem; }
.error { color: var(--bad); font-size: 0.9375rem; }
.notice { padding: 12px 14px; border-radius: 10px; background: var(--bad-soft); color: var(--bad); font-weight: 550; }

button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 46px; padding: 0 18px;
  font: inherit; font-weight: 600; text-decoration: none; border-radius: 10px; border: 1px solid var(--field);
  background: var(--surface); color: var(--text); cursor: pointer; }
button:hover, .button:hover { background: var(--accent-soft); }
.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.primary:hover { background: var(--accent); filter: brightness(1.08); }
.stack { display: flex; flex-direction: column; gap: 10px; }
.actions { display: flex; flex-wrap: wrap; gap: 10px; }
.actions > * { flex: 1 1 180px; }

details { border-top: 1px solid var(--line); padding-top: 12px; }
summary { cursor: pointer; font-weight: 600; min-height: 32px; }
.cards { display: grid; gap: 8px; margin-top: 8px; }
.cards button { justify-content: space-between; gap: 4px 12px; padding: 6px 12px; font-size: 0.875rem; text-align: left; }
.cards code { font-size: 0.75rem; font-weight: 400; color: var(--muted); white-space: nowrap; }
@media (min-width: 560px) {
  .cards { grid-template-columns: 1fr 1fr; }
  .cards button { flex-direction: column; align-items: flex-start; }
}

.wide main { max-width: 1200px; margin: 0 auto; display: flex; flex-direction: column; gap: 16px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { text-align: left; padding: 8px 16px 8px 0; border-top: 1px solid var(--line); vertical-align: top; white-space: nowrap; }
th { font-weight: 600; color: var(--muted); border-top: 0; }
td form { display: inline-flex; }
td button { min-height: 32px; padding: 0 12px; font-size: 0.875rem; }
.state { display: inline-block; padding: 1px 8px; border-radius: 999px; font-weight: 600; font-size: 0.8125rem;
  background: var(--accent-soft); color: var(--text); }
.state.good { background: var(--good-soft); color: var(--good); }
.state.bad { background: var(--bad-soft); color: var(--bad); }
pre { margin: 0; padding: 16px; overflow: auto; border-radius: 10px; background: var(--ground); font-size: 0.8125rem; }
`
