/** Brings a place into sight and lets it be seen for a moment. */
const MOMENT = 2600

export function showPlace(element: Element): void {
  element.dispatchEvent(new Event('bring', { bubbles: true }))
  for (const other of document.querySelectorAll('.map-here')) other.classList.remove('map-here')
  element.classList.add('map-here')
  setTimeout(() => element.classList.remove('map-here'), MOMENT)
}
