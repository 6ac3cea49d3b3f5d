/** Lambert's conic, true to angles: longitude and latitude to units of the earth's radius, y down, north up at `middle`. */
export function lambert([south, north], middle) {
  const rad = Math.PI / 180
  const tan = (latitude) => Math.tan(Math.PI / 4 + (latitude * rad) / 2)
  const n = Math.log(Math.cos(south * rad) / Math.cos(north * rad)) / Math.log(tan(north) / tan(south))
  const f = (Math.cos(south * rad) * tan(south) ** n) / n
  return ([lon, lat]) => {
    const r = f / tan(lat) ** n
    const turn = n * (lon - middle) * rad
    return [r * Math.sin(turn), r * Math.cos(turn)]
  }
}
