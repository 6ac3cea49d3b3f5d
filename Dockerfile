# docker build -t carillon . && docker run -p 127.0.0.1:1759:1759 -v carillon:/data -e PUBLIC_URL=https://games.example carillon
FROM node:24-slim
WORKDIR /carillon
COPY . .
RUN npm install --no-save --ignore-scripts && node scripts/build-web.ts && mkdir /data && chown node /data
USER node
ENV HOST=0.0.0.0 PORT=1759 CARILLON_DATA=/data
VOLUME /data
EXPOSE 1759
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:1759/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--disable-warning=ExperimentalWarning", "packages/cli/src/main.ts", "serve"]
