/** What the settings page adds to the style sheet of the hosted pages. */
export const SETTINGS_STYLE = `
html { scroll-padding-top: 72px; }
.head { display: flex; flex-wrap: wrap; gap: 16px 32px; justify-content: space-between; align-items: end; }
.head > div { display: flex; flex-direction: column; gap: 6px; flex: 1 1 320px; min-width: 0; }
.search { flex: 1 1 280px; max-width: 460px; display: grid; grid-template-columns: 1fr auto; gap: 6px 8px; }
.search label { grid-column: 1 / -1; }
.tabs { position: sticky; top: 0; z-index: 1; display: flex; gap: 4px; overflow-x: auto; margin: 0 -16px;
  padding: 8px 16px; background: var(--ground); border-bottom: 1px solid var(--line); scrollbar-width: none; }
.tabs a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 14px; border-radius: 999px;
  font-weight: 600; text-decoration: none; white-space: nowrap; color: var(--text); }
.tabs a:hover { background: var(--accent-soft); }
pre { border: 1px solid var(--line); background: var(--surface); }
.wide .card { gap: 12px; padding: 20px; }
.items { list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; }
.item { display: grid; gap: 10px 24px; padding: 14px 12px; margin: 0 -12px; border-top: 1px solid var(--line); }
.item:target { background: var(--accent-soft); border-radius: 10px; }
.about { display: grid; gap: 4px; min-width: 0; }
.headline { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; font-variant-numeric: tabular-nums; }
.headline strong { overflow-wrap: anywhere; }
.facts { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 2px 16px; font-size: 0.875rem;
  color: var(--muted); }
.facts li { min-width: 0; overflow-wrap: anywhere; }
.facts code, .attempt code { font-size: 0.8125rem; overflow-wrap: anywhere; }
.part { padding: 12px; border-radius: 10px; background: var(--note-soft); display: grid; gap: 10px; }
.part .facts { color: var(--text); }
.doing { display: flex; flex-wrap: wrap; gap: 8px; align-items: start; }
.doing button, .doing .button { min-height: 44px; padding: 0 14px; font-size: 0.9375rem; white-space: nowrap; }
.unfold { border: 0; padding: 0; }
.unfold summary { list-style: none; }
.unfold summary::-webkit-details-marker { display: none; }
.unfold[open] { flex: 1 1 100%; display: grid; gap: 12px; padding: 12px; border: 1px solid var(--line); border-radius: 10px;
  background: var(--surface); }
.unfold[open] summary { justify-self: stretch; justify-content: space-between; padding: 0; border: 0; background: none; }
.unfold[open] summary::after { content: 'Close'; font-weight: 400; text-decoration: underline; }
.fields input, .fields select { font-weight: 400; font-size: 1rem; }
.unfold form { gap: 12px; }
.unfold form button { align-self: start; }
.fields { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr)); align-items: end; }
.fields label { display: grid; gap: 6px; font-size: 0.875rem; }
.tick { grid-template-columns: auto 1fr; align-items: center; min-height: 46px; }
.tick input { width: 20px; min-height: 20px; height: 20px; margin: 0; accent-color: var(--accent); }
.attempt { display: flex; flex-wrap: wrap; gap: 4px 12px; padding: 10px 0; border-top: 1px solid var(--line); font-size: 0.875rem; }
.state.note { background: var(--note-soft); color: var(--note); }
.part .state.note { background: var(--surface); }
@media (min-width: 860px) {
  .wide { padding-top: 32px; }
  .item { grid-template-columns: minmax(0, 1fr) auto; align-items: start; }
  .item > .part { grid-column: 1 / -1; }
  .item > .doing { justify-content: flex-end; max-width: 560px; }
  .item:has(.unfold[open]) { grid-template-columns: minmax(0, 1fr); }
  .item:has(.unfold[open]) > .doing { justify-content: flex-start; max-width: none; }
  .doing button, .doing .button { min-height: 36px; }
  .search button { min-height: 46px; }
}
`
